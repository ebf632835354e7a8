/* Solutions that share a root x3: the null space at it, and the vectors of monomials within. */

/* The equations at a root x3 times (1, x4), 12x12 */
static void equations_at(const double *E, int quadratic, double x, double *M)
{
    memset(M, 0, 144 * sizeof *M);
    for (int i = 0; i < 6; i++) {
        int square = i >= 6 - quadratic;
        for (int c = 0; c < 9; c++)
            M[24 * i + c] = M[24 * i + 15 + c] = E[c] + x * (E[9 + c] + (square ? x * E[18 + c] : 0.0));
        E += square ? 27 : 18;
    }
}

/* Vectors (count x 12) that M nearly takes to zero, by elimination with the largest pivots */
static void null_vectors(double *M, int count, double *basis)
{
    int order[12];
    for (int k = 0; k < 12; k++)
        order[k] = k;
    for (int k = 0; k < 12 - count; k++) {
        int row = k, column = k;
        for (int r = k; r < 12; r++)
            for (int c = k; c < 12; c++)
                if (fabs(M[12 * r + order[c]]) > fabs(M[12 * row + order[column]]))
                    row = r, column = c;
        int chosen = order[column];
        order[column] = order[k];
        order[k] = chosen;
        double pivot = fabs(M[12 * row + chosen]) > 1e-300 ? M[12 * row + chosen] : 1e-300;
        for (int c = 0; c < 12; c++) {
            double t = M[12 * row + c];
            M[12 * row + c] = M[12 * k + c];
            M[12 * k + c] = t / pivot;
        }
        for (int r = 0; r < 12; r++) {
            double f = M[12 * r + chosen];
            for (int c = 0; c < 12 && r != k; c++)
                M[12 * r + c] -= f * M[12 * k + c];
        }
    }
    memset(basis, 0, 12 * count * sizeof *basis);
    for (int i = 0; i < count; i++) {
        int free = order[12 - count + i];
        basis[12 * i + free] = 1.0;
        for (int k = 0; k < 12 - count; k++)
            basis[12 * i + order[k]] = -M[12 * k + free];
    }
}

/* The vectors of monomials (count x 12) of solutions that share a root: multiplying by x4 takes their lower to their upper part */
static void part(const double *E, int quadratic, double x, int count, double *vectors)
{
    double M[144], basis[6 * 12], G[6 * 12], S[6 * LD], V[LD * LD], H[6 * LD], scale[6], re[6], im[6];
    equations_at(E, quadratic, x, M);
    null_vectors(M, count, basis);
    for (int i = 0; i < count; i++) /* normal equations of lower part * a = upper part */
        for (int j = 0; j < count; j++) {
            double low = 0.0, high = 0.0;
            for (int k = 0; k < 9; k++) {
                low += basis[12 * i + k] * basis[12 * j + k];
                high += basis[12 * i + k] * basis[12 * j + 3 + k];
            }
            G[2 * count * i + j] = low;
            G[2 * count * i + count + j] = high;
        }
    solve_rows(G, count, 2 * count);
    memset(S, 0, sizeof S);
    for (int i = 0; i < count; i++)
        memcpy(S + LD * i, G + 2 * count * i + count, count * sizeof *S);
    balance(S, count, scale);
    hessenberg(S, count, V);
    memcpy(H, S, sizeof H);
    int found = eigenvalues(S, count, re, im);
    for (int i = 0; i < count; i++) {
        double mix[LD], *v = vectors + 12 * i;
        eigenvector(H, count, V, scale, i >= count - found ? re[i] : 0.1 * i, mix);
        memset(v, 0, 12 * sizeof *v);
        for (int j = 0; j < count; j++)
            for (int k = 0; k < 12; k++)
                v[k] += mix[j] * basis[12 * j + k];
    }
}
