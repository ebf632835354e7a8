/* Elimination of Raghavan and Roth for arms with six joints, reduced to an eigenvalue problem of size 16, or up to 24 in special cases.

   A start is one way round the loop Z1 C1 ... Z6 C6 = 1 that the joints and the pose close, an array of numbers:
   columns, inverse, closing place, quadratic, still, whether the pose is on the left side; order, gain, offset, turns (6 each); 6 constants,
   what is before and behind the pose (12 each); joints 1 and 2 (4x15); the factors behind (15 x columns) and before the pose (15 x 9 rows /
   columns), whose product with the pose between them is linear in the pose.
   Pose on the left: 12 + quadratic rows of 9 monomials x4^i x5^j, which are equations linear in x3 (2 rows each), then quadratic ones
   (3 rows each), 6 together. Pose on the right: 14 rows of 9 monomials of joints 1 and 2; the left side (14x27) and the monomial 1 (9) follow. */

#define MOST 16            /* solutions */
#define TRIES 40           /* proposals of one start */
#define NEARLY_REAL 3e-2   /* imaginary part of a root that Newton's method may still make real */
#define CLOSE 1e-5         /* roots that count as equal: their null vectors are mixtures */
#define NEAR 3e-3          /* imaginary part of a root that may be real in truth, or beside solutions that are found by a walk */
#define ILL 1e-6           /* ratio of pivots at which the problem counts as singular */
#define STRIDE 2700        /* numbers of a start */
#define DISPLACED 2699     /* where it says by how much its arm is displaced, rad and parts of the size */
#define ORDER 6            /* where its parts are */
#define GAIN 12
#define OFFSET 18
#define TURNS 24
#define CONSTANTS 30
#define BEFORE 102
#define BEHIND 114
#define JOINTS 126
#define HEAD 186

/* The 15 functions (l, p, p.p, p.l, p x l, (p.p) l - 2 (p.l) p, 1) moved by X; columns of v */
static void represent(const double *X, const double *v, int columns, double *out)
{
    double t[3] = {X[3], X[7], X[11]}, tt = t[0] * t[0] + t[1] * t[1] + t[2] * t[2];
    for (int c = 0; c < columns; c++) {
        double y[12], in[15], *o = out + c;
        for (int k = 0; k < 15; k++)
            in[k] = v[k * columns + c];
        for (int g = 0; g < 4; g++) {
            const double *u = in + (g < 2 ? 3 * g : 3 * g + 2);
            for (int r = 0; r < 3; r++)
                y[3 * g + r] = X[4 * r] * u[0] + X[4 * r + 1] * u[1] + X[4 * r + 2] * u[2];
        }
        const double *l = y, *p = y + 3, *m = y + 6, *w = y + 9;
        double tl = t[0] * l[0] + t[1] * l[1] + t[2] * l[2], tp = t[0] * p[0] + t[1] * p[1] + t[2] * p[2];
        for (int r = 0; r < 3; r++) {
            int a = (r + 1) % 3, b = (r + 2) % 3;
            o[r * columns] = l[r];
            o[(3 + r) * columns] = p[r] + t[r] * in[14];
            o[(8 + r) * columns] = m[r] + t[a] * l[b] - t[b] * l[a];
            o[(11 + r) * columns] = w[r] - 2.0 * (t[a] * m[b] - t[b] * m[a]) + tt * l[r] - 2.0 * t[r] * (tl + in[7]);
        }
        o[6 * columns] = in[6] + 2.0 * tp + tt * in[14];
        o[7 * columns] = in[7] + tl;
        o[14 * columns] = in[14];
    }
}

/* The product of the factors of a start with the pose between them, 9 numbers to a row */
static void linear_in_pose(const double *start, const double *X, int rows, double *out)
{
    int columns = (int)start[0], height = 9 * rows / columns;
    const double *behind = start + HEAD, *before = behind + 15 * columns;
    double V[135], sum[162];
    represent(X, behind, columns, V);
    for (int c = 0; c < columns; c++) {
        memset(sum, 0, sizeof sum);
        for (int k = 0; k < 15; k++)
            for (int r = 0; r < height; r++)
                sum[r] += before[k * height + r] * V[k * columns + c];
        for (int r = 0; r < height; r++)
            out[r * columns + c] = sum[r];
    }
}

/* Equations of powers of x3 from the null space N (6 x 14, `apart` to a row) and N times the left side (6 x 27, (s, c, 1) of joint 3
   by 9 monomials). Those without theta3 are taken times 1 + x3 / 2; those without exp(i theta3) are linear after division by 1 - i x3;
   the rest is quadratic. */
static void reduce(const double *N, const double *K, int apart, int quadratic, int still, double *E)
{
    static const int pair[4] = {0, 3, 8, 11};
    int linear = 6 - quadratic, moving = linear - still;
    double G[6 * 14], A[12 * 24], B[6 * 12];
    memset(G, 0, sizeof G);
    memset(A, 0, sizeof A);
    memset(B, 0, sizeof B);
    for (int i = 0; i < 6; i++) {
        for (int k = 0; k < 4; k++) { /* (yr + i yi)(Nx - i Ny) = 0 */
            double x = N[apart * i + pair[k]], y = N[apart * i + pair[k] + 1];
            A[24 * i + k] = A[24 * (6 + i) + 4 + k] = G[14 * i + k] = x;
            A[24 * i + 4 + k] = -y;
            A[24 * (6 + i) + k] = G[14 * i + 4 + k] = y;
        }
        A[24 * i + 12 + i] = A[24 * (6 + i) + 18 + i] = G[14 * i + 8 + i] = B[12 * i + 6 + i] = 1.0;
    }
    memset(E, 0, 162 * sizeof *E);
    if (still)
        reflect(G, 6, 6 - still, 8, 14);
    for (int k = 0; k < still; k++, E += 18)
        for (int i = 0; i < 6; i++) {
            double z = G[14 * (6 - still + k) + 8 + i];
            A[24 * i + 8 + 2 * k] = A[24 * (6 + i) + 9 + 2 * k] = B[12 * i + k] = z;
            for (int c = 0; c < 9; c++) {
                E[c] += z * K[apart * i + 18 + c];
                E[9 + c] += 0.5 * z * K[apart * i + 18 + c];
            }
        }
    reflect(A, 12, 12 - moving, 8 + 2 * still, 24);
    for (int k = 0; k < moving; k++, E += 18) {
        const double *y = A + 24 * (12 - moving + k) + 12;
        for (int i = 0; i < 6; i++) {
            const double *C = K + apart * i + 9, *one = C + 9;
            B[12 * i + still + k] = y[i];
            for (int c = 0; c < 9; c++) {
                E[c] += y[i] * (C[c] + one[c]);
                E[9 + c] += y[6 + i] * (C[c] - one[c]);
            }
        }
    }
    reflect(B, 6, linear, linear, 12);
    for (int k = 0; k < quadratic; k++, E += 27)
        for (int i = 0; i < 6; i++) {
            const double *S = K + apart * i, *C = S + 9, *one = C + 9;
            double z = B[12 * (linear + k) + 6 + i];
            for (int c = 0; c < 9; c++) {
                E[c] += z * (C[c] + one[c]);
                E[9 + c] += 2.0 * z * S[c];
                E[18 + c] += z * (one[c] - C[c]);
            }
        }
}

/* Equations and joints 1, 2 (U, 4x15) of a start with the pose on the right side: the null space of 8 monomials at this pose */
static void eliminate(const double *start, const double *X, double *E, double *U)
{
    static const int order[8] = {0, 1, 3, 4, 6, 7, 2, 5}; /* products first, then s1, c1, s2, c2 */
    double Q[126], A[14 * 50];
    int columns = (int)start[0];
    const double *left = start + HEAD + 15 * columns + 15 * (9 * 14 / columns), *unit = left + 14 * 27;
    linear_in_pose(start, X, 14, Q);
    memset(A, 0, sizeof A);
    for (int r = 0; r < 14; r++) {
        double *row = A + 50 * r;
        for (int k = 0; k < 8; k++)
            row[k] = Q[9 * r + order[k]];
        memcpy(row + 8, left + 27 * r, 27 * sizeof *row);
        for (int c = 0; c < 9; c++)
            row[26 + c] -= Q[9 * r + 8] * unit[c];
        row[35 + r] = 1.0;
        row[49] = -Q[9 * r + 8];
    }
    reflect(A, 14, 8, 0, 50);
    reduce(A + 50 * 8 + 35, A + 50 * 8 + 8, 50, (int)start[3], (int)start[4], E);
    for (int k = 3; k >= 0; k--) { /* the lower 4 unknowns of the triangle */
        double *row = A + 50 * (4 + k), pivot = fabs(row[4 + k]) > 1e-300 ? row[4 + k] : 1e-300;
        for (int c = 0; c < 15; c++) {
            double sum = row[35 + c];
            for (int i = k + 1; i < 4; i++)
                sum -= row[4 + i] * U[15 * i + c];
            U[15 * k + c] = sum / pivot;
        }
    }
}

/* Each equation with a largest coefficient of 1 */
static void normalise(double *E, int quadratic)
{
    for (int i = 0; i < 6; i++) {
        int number = i < 6 - quadratic ? 18 : 27;
        double largest = 1e-300;
        for (int k = 0; k < number; k++)
            largest = fabs(E[k]) > largest ? fabs(E[k]) : largest;
        for (int k = 0; k < number; k++)
            E[k] /= largest;
        E += number;
    }
}

/* The matrix (n x n) whose eigenvalues are x3 and whose eigenvectors begin with the monomials x4^i x5^j, i < 4, j < 3;
   behind them stand x3 times the rows of the quadratic terms. Returns how near to singular the leading terms are. */
static double companion(const double *E, int quadratic, double *S)
{
    int linear = 6 - quadratic, n = 12 + 2 * quadratic, width = 12 + n;
    double A[12 * 36], Q0[12 * 12], Q1[12 * 12];
    memset(A, 0, sizeof A);
    memset(Q0, 0, sizeof Q0);
    memset(Q1, 0, sizeof Q1);
    for (int i = 0; i < 6; i++) {
        for (int shift = 0; shift < 2; shift++) {
            int r = 2 * i + shift, w = r - 2 * linear;
            double *row = A + r * width + 3 * shift;
            if (w < 0)
                for (int c = 0; c < 9; c++) {
                    row[c] = E[9 + c];
                    row[12 + c] = -E[c];
                }
            else {
                for (int c = 0; c < 9; c++) {
                    row[c] = E[18 + c];
                    Q1[w * 12 + 3 * shift + c] = E[9 + c];
                    Q0[w * 12 + 3 * shift + c] = E[c];
                }
                A[r * width + 24 + w] = 1.0;
            }
        }
        E += i < linear ? 18 : 27;
    }
    double quality = solve_rows(A, 12, width);
    for (int r = 0; r < 12; r++)
        memcpy(S + LD * r, A + width * r + 12, n * sizeof *S);
    for (int r = 0; r < 2 * quadratic; r++) {
        double *row = S + LD * (12 + r);
        for (int c = 0; c < n; c++)
            row[c] = c < 12 ? -Q0[r * 12 + c] : 0.0;
        for (int k = 0; k < 12; k++)
            for (int c = 0; c < n; c++)
                row[c] -= Q1[r * 12 + k] * S[LD * k + c];
    }
    return quality;
}

/* A joint's value from a null vector of monomials: the ratio of its shifted parts, the half tangent of an angle or a length */
static double ratio(const double *m, int turns, int apart, int rows, int columns)
{
    double ll = 0.0, lh = 0.0, hh = 0.0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < columns; j++) {
            double low = m[3 * i + j], high = m[3 * i + j + apart];
            ll += low * low;
            lh += low * high;
            hh += high * high;
        }
    double up = hh > ll ? hh : lh, down = hh > ll ? lh : ll;
    return turns ? 2.0 * atan2(up, down) : down != 0.0 ? up / down : INFINITY;
}

/* The posture that belongs to x3 and a null vector: joints 1 and 2 by linear equations, joint 6 closes the loop */
static void posture(const double *start, const double (*C)[12], const double *U, double x3, const double *m, double *q)
{
    const double *turns = start + TURNS;
    double phi[6], f[15], u[4], A[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, B[12] = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0}, R[12];
    phi[2] = 2.0 * atan(x3);
    phi[3] = ratio(m, turns[3] != 0, 3, 3, 3);
    phi[4] = ratio(m, turns[4] != 0, 1, 4, 2);
    for (int k = 2; k < 5; k++) {
        move(A, turns[k] != 0, phi[k]);
        compose(A, C[k], R);
        memcpy(A, R, sizeof A);
    }
    double *l = f, *p = f + 3;
    for (int r = 0; r < 3; r++) {
        l[r] = A[4 * r + 2];
        p[r] = A[4 * r + 3];
    }
    f[6] = p[0] * p[0] + p[1] * p[1] + p[2] * p[2];
    f[7] = p[0] * l[0] + p[1] * l[1] + p[2] * l[2];
    for (int r = 0; r < 3; r++) {
        int a = (r + 1) % 3, b = (r + 2) % 3;
        f[8 + r] = p[a] * l[b] - p[b] * l[a];
        f[11 + r] = f[6] * l[r] - 2.0 * f[7] * p[r];
    }
    f[14] = 1.0;
    for (int r = 0; r < 4; r++) {
        u[r] = 0.0;
        for (int k = 0; k < 15; k++)
            u[r] += U[15 * r + k] * f[k];
    }
    for (int k = 0; k < 2; k++) {
        phi[k] = turns[k] != 0 ? atan2(u[2 * k], u[2 * k + 1]) : u[2 * k + 1];
        move(B, turns[k] != 0, phi[k]);
        compose(B, C[k], R);
        memcpy(B, R, sizeof B);
    }
    compose(B, A, R);
    compose(C[5], R, B);
    phi[5] = atan2(B[1], B[0]);
    for (int k = 0; k < 6; k++)
        q[(int)start[ORDER + k]] = start[GAIN + k] * (phi[k] + start[OFFSET + k]);
}

/* The equations of a start at a pose, and joints 1 and 2 */
static void equations(const double *start, const double *T, double *E, double *U)
{
    double X[12];
    int quadratic = (int)start[3];
    if ((start[1] != 0) == (start[5] != 0))
        invert(T, X);
    else
        memcpy(X, T, sizeof X);
    if (start[5] != 0) {
        linear_in_pose(start, X, 12 + quadratic, E);
        memcpy(U, start + JOINTS, 60 * sizeof *U);
    } else
        eliminate(start, X, E, U);
    normalise(E, quadratic);
}

/* What the roots of a start promise: how many solutions, beyond all where roots may be lost; the least imaginary part, relative, of the others */
typedef struct {
    int count;
    double nearest;
} promise;

/* Whether Newton's method, or a walk from a displaced arm, may make a root real; the promise follows */
static int counts(double re, double im, int displaced, promise *p)
{
    double gap = im / (1.0 + fabs(re));
    if (im < 0.0 || gap > (displaced ? 8.0 * NEARLY_REAL : NEARLY_REAL))
        return 0;
    p->count += im == 0.0;
    p->nearest = im > 0.0 && gap < p->nearest ? gap : p->nearest;
    return 1;
}

/* Proposals q (TRIES x 6) of one start for a pose whose lengths are parts of the arm's size: their number; with `skip` none where the
   problem is singular */
static int propose(const double *start, const double *T, int skip, double *q, promise *expected)
{
    double X[12], P[12], U[60], E[162], S[LD * LD], H[LD * LD], V[LD * LD], C[6][12], scale[LD], re[LD], im[LD], root[LD], m[LD], vectors[72];
    int count = 0, roots = 0, quadratic = (int)start[3], n = 12 + 2 * quadratic;
    if (start[1] != 0)
        invert(T, X);
    else
        memcpy(X, T, sizeof X);
    memcpy(C, start + CONSTANTS, sizeof C);
    compose(start + BEFORE, X, P);
    compose(P, start + BEHIND, C[(int)start[2]]);
    equations(start, T, E, U);
    double quality = companion(E, quadratic, S);
    expected->nearest = INFINITY;
    expected->count = quality > ILL ? 0 : 2 * MOST;
    if (skip && !(quality > ILL))
        return 0;
    balance(S, n, scale);
    hessenberg(S, n, V);
    memcpy(H, S, sizeof H);
    int found = eigenvalues(S, n, re, im);
    expected->count += found < n ? 2 * MOST : 0;
    for (int k = n - found; k < n; k++) {
        if (start[4] != 0 && fabs(re[k] + 2.0) <= CLOSE) /* the root of 1 + x3 / 2 */
            continue;
        if (!counts(re[k], im[k], start[DISPLACED] != 0, expected))
            continue;
        int at = roots;
        while (at > 0) {
            if (root[at - 1] <= re[k])
                break;
            root[at] = root[at - 1];
            at--;
        }
        root[at] = re[k];
        roots++;
        eigenvector(H, n, V, scale, re[k], m);
        posture(start, (const double(*)[12])C, U, re[k], m, q + 6 * count);
        count++;
    }
    int first = 0;
    while (first < roots) {
        double sum = root[first];
        int last = first + 1;
        while (last < roots) {
            if (!(root[last] - root[last - 1] < CLOSE * (1.0 + fabs(root[last]))))
                break;
            sum += root[last];
            last++;
        }
        int shared = last - first;
        double mean = sum / shared;
        first = last;
        if (shared < 2 || shared > 6 || count + shared > TRIES)
            continue;
        part(E, quadratic, mean, shared, vectors);
        for (int i = 0; i < shared; i++) {
            posture(start, (const double(*)[12])C, U, mean, vectors + 12 * i, q + 6 * count);
            count++;
        }
    }
    return count;
}
