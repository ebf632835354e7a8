/* Linear algebra of small matrices, row by row: elimination, reflections, eigenvalues and eigenvectors. */

#define LD 24 /* numbers to a row of eigenvalue problems, their largest size */

/* Gaussian elimination of A (rows x width, its first `rows` columns to the unit matrix): the ratio of the least and the largest pivot */
static double solve_rows(double *restrict A, int rows, int width)
{
    double least = INFINITY, most = 0.0;
    for (int k = 0; k < rows; k++) {
        int at = k;
        for (int r = k + 1; r < rows; r++)
            if (fabs(A[r * width + k]) > fabs(A[at * width + k]))
                at = r;
        double pivot = A[at * width + k], size = fabs(pivot);
        least = size < least ? size : least;
        most = size > most ? size : most;
        pivot = size > 1e-300 ? pivot : 1e-300;
        for (int c = k; c < width; c++) {
            double x = A[at * width + c];
            A[at * width + c] = A[k * width + c];
            A[k * width + c] = x / pivot;
        }
        for (int r = 0; r < rows; r++) {
            double f = A[r * width + k];
            if (r != k && f != 0.0)
                for (int c = k; c < width; c++)
                    A[r * width + c] -= f * A[k * width + c];
        }
    }
    return least / most;
}

/* Householder reflections that make `pivots` columns of A (rows x width) triangular, applied to all of it. The columns are the first
   ones, or the longest of the first `among`, which come to the front. */
static void reflect(double *restrict A, int rows, int pivots, int among, int width)
{
    double v[14], w[50];
    for (int k = 0; k < pivots; k++) {
        double length = -1.0;
        int at = k;
        for (int c = k; c < (among > k ? among : k + 1); c++) {
            double sum = 0.0;
            for (int r = k; r < rows; r++)
                sum += A[r * width + c] * A[r * width + c];
            if (sum > length)
                length = sum, at = c;
        }
        for (int r = 0; r < rows; r++) {
            double t = A[r * width + at];
            A[r * width + at] = A[r * width + k];
            A[r * width + k] = v[r] = t;
        }
        length = sqrt(length);
        if (length == 0.0)
            continue;
        double norm = 1.0 / sqrt(length * (length + fabs(v[k])));
        v[k] += v[k] > 0.0 ? length : -length;
        memset(w, 0, sizeof w);
        for (int r = k; r < rows; r++) {
            v[r] *= norm;
            for (int c = k; c < width; c++)
                w[c] += v[r] * A[r * width + c];
        }
        for (int r = k; r < rows; r++)
            for (int c = k; c < width; c++)
                A[r * width + c] -= v[r] * w[c];
    }
}

/* Rows and columns of S (n x n, LD to a row) scaled by powers of two to like size */
static void balance(double *S, int n, double *scale)
{
    for (int k = 0; k < n; k++)
        scale[k] = 1.0;
    for (int sweep = 0, changed = 1; changed && sweep < 6; sweep++) {
        changed = 0;
        for (int k = 0; k < n; k++) {
            double row = 0.0, column = 0.0, f = 1.0;
            for (int i = 0; i < n; i++)
                if (i != k) {
                    row += fabs(S[LD * k + i]);
                    column += fabs(S[LD * i + k]);
                }
            if (!(row > 0.0 && column > 0.0) || row + column > 1e200)
                continue;
            double before = row + column;
            while (column < row / 2.0)
                f *= 2.0, column *= 4.0;
            while (column >= row * 2.0)
                f /= 2.0, column /= 4.0;
            if ((row + column) / f >= 0.95 * before)
                continue;
            changed = 1;
            scale[k] *= f;
            for (int i = 0; i < n; i++)
                S[LD * k + i] /= f;
            for (int i = 0; i < n; i++)
                S[LD * i + k] *= f;
        }
    }
}

/* S to Hessenberg form by reflections 1 - v v'; the vectors are kept in V, one to a row */
static void hessenberg(double *restrict S, int n, double *restrict V)
{
    memset(V, 0, LD * LD * sizeof *V);
    for (int k = 0; k + 2 < n; k++) {
        double *v = V + LD * k, length = 0.0, w[LD];
        for (int r = k + 1; r < n; r++)
            length += S[LD * r + k] * S[LD * r + k];
        length = sqrt(length);
        if (length == 0.0)
            continue;
        double head = S[LD * (k + 1) + k], goal = head > 0.0 ? -length : length;
        double norm = 1.0 / sqrt(length * (length + fabs(head)));
        for (int r = k + 1; r < n; r++)
            v[r] = S[LD * r + k] * norm;
        v[k + 1] = (head - goal) * norm;
        memset(w, 0, sizeof w);
        for (int r = k + 1; r < n; r++)
            for (int c = 0; c < n; c++)
                w[c] += v[r] * S[LD * r + c];
        for (int r = k + 1; r < n; r++)
            for (int c = 0; c < n; c++)
                S[LD * r + c] -= v[r] * w[c];
        for (int r = 0; r < n; r++) {
            double dot = 0.0;
            for (int c = 0; c < n; c++)
                dot += S[LD * r + c] * v[c];
            for (int c = 0; c < n; c++)
                S[LD * r + c] -= dot * v[c];
        }
        S[LD * (k + 1) + k] = goal;
        for (int r = k + 2; r < n; r++)
            S[LD * r + k] = 0.0;
    }
}

#define AT(r, c) H[LD * (r) + (c)]

/* The eigenvalues of the last two rows */
static void last_pair(const double *H, int last, double shifted, double *re, double *im)
{
    double x = AT(last, last), p = 0.5 * (AT(last - 1, last - 1) - x), w = AT(last, last - 1) * AT(last - 1, last);
    double q = p * p + w, z = sqrt(fabs(q));
    x += shifted;
    re[last - 1] = re[last] = x + p;
    im[last - 1] = z;
    im[last] = -z;
    if (q >= 0.0) {
        z = p + (p >= 0.0 ? z : -z);
        re[last - 1] = x + z;
        re[last] = z != 0.0 ? x - w / z : x + z;
        im[last - 1] = im[last] = 0.0;
    }
}

/* Where a double step with the shifts of (x, y, w) may begin: the row, and the direction of its first reflection */
static int begin(const double *H, int low, int last, double x, double y, double w, double *v)
{
    for (int k = last - 2;; k--) {
        double z = AT(k, k), a = x - z, b = y - z;
        v[0] = (a * b - w) / AT(k + 1, k) + AT(k, k + 1);
        v[1] = AT(k + 1, k + 1) - z - a - b;
        v[2] = AT(k + 2, k + 1);
        double s = fabs(v[0]) + fabs(v[1]) + fabs(v[2]);
        for (int i = 0; i < 3; i++)
            v[i] /= s;
        if (k == low || fabs(AT(k, k - 1)) * (fabs(v[1]) + fabs(v[2])) <= 2e-16 * fabs(v[0]) * (fabs(AT(k - 1, k - 1)) + fabs(z) + fabs(AT(k + 1, k + 1))))
            return k;
    }
}

/* A reflection of rows and columns k, k + 1 and, where there are three, k + 2 */
static void reflect_rows(double *restrict H, int k, int low, int last, const double *v, double s)
{
    int three = k < last - 1, end = last < k + 3 ? last : k + 3;
    double p = v[0] + s, f = p / s, g = v[1] / s, h = three ? v[2] / s : 0.0, q = v[1] / p, r = three ? v[2] / p : 0.0;
    double *A = H + LD * k, *B = A + LD, *C = three ? B + LD : B;
    for (int c = k; c <= last; c++) {
        double t = A[c] + q * B[c] + r * C[c], b = B[c] - t * g, d = C[c] - t * h;
        A[c] -= t * f;
        B[c] = b;
        if (three)
            C[c] = d;
    }
    for (int i = low; i <= end; i++) {
        double *R = H + LD * i + k, third = three ? R[2] : 0.0, t = f * R[0] + g * R[1] + h * third;
        R[0] -= t;
        R[1] -= t * q;
        if (three)
            R[2] -= t * r;
    }
}

/* One double step of Francis on rows low .. last */
static void double_step(double *restrict H, int low, int last, double x, double y, double w)
{
    double v[3];
    int from = begin(H, low, last, x, y, w, v);
    for (int k = from; k < last; k++) {
        int three = k < last - 1;
        double scale = 1.0;
        if (k > from) {
            v[0] = AT(k, k - 1);
            v[1] = AT(k + 1, k - 1);
            v[2] = three ? AT(k + 2, k - 1) : 0.0;
            scale = fabs(v[0]) + fabs(v[1]) + fabs(v[2]);
            if (scale == 0.0)
                continue;
            for (int i = 0; i < 3; i++)
                v[i] /= scale;
        }
        double s = sqrt(v[0] * v[0] + v[1] * v[1] + (three ? v[2] * v[2] : 0.0));
        s = v[0] < 0.0 ? -s : s;
        if (k > from) {
            AT(k, k - 1) = -s * scale;
            AT(k + 1, k - 1) = 0.0;
            if (three)
                AT(k + 2, k - 1) = 0.0;
        } else if (from > low)
            AT(k, k - 1) = -AT(k, k - 1);
        reflect_rows(H, k, low, last, v, s);
    }
}

/* Eigenvalues of a Hessenberg matrix (overwritten) by double steps of Francis: how many were found, the last ones first */
static int eigenvalues(double *restrict H, int n, double *re, double *im)
{
    int last = n - 1, tries = 0;
    double shifted = 0.0, norm = 0.0;
    for (int r = 0; r < n; r++)
        for (int c = r ? r - 1 : 0; c < n; c++)
            norm += fabs(AT(r, c));
    while (last >= 0) {
        int low = last;
        for (; low > 0; low--) {
            double size = fabs(AT(low - 1, low - 1)) + fabs(AT(low, low));
            if (fabs(AT(low, low - 1)) <= 2e-16 * (size > 0.0 ? size : norm))
                break;
        }
        if (low >= last - 1) {
            if (low < last)
                last_pair(H, last, shifted, re, im);
            else {
                re[last] = AT(last, last) + shifted;
                im[last] = 0.0;
            }
            last = low - 1;
            tries = 0;
            continue;
        }
        double x = AT(last, last), y = AT(last - 1, last - 1), w = AT(last, last - 1) * AT(last - 1, last);
        if (tries == 30 || !(fabs(x) < INFINITY))
            return n - 1 - last;
        if (tries == 10 || tries == 20) { /* an exceptional shift */
            shifted += x;
            for (int r = 0; r <= last; r++)
                AT(r, r) -= x;
            double s = fabs(AT(last, last - 1)) + fabs(AT(last - 1, last - 2));
            x = y = 0.75 * s;
            w = -0.4375 * s * s;
        }
        tries++;
        double_step(H, low, last, x, y, w);
    }
    return n;
}

/* The eigenvector at a real eigenvalue by two steps of inverse iteration on the Hessenberg form, moved back by the reflections */
static void eigenvector(const double *H, int n, const double *V, const double *scale, double root, double *x)
{
    double U[LD * LD], factor[LD], norm = fabs(root);
    int swapped[LD];
    memcpy(U, H, LD * n * sizeof *U);
    for (int r = 0; r < n; r++) {
        norm += fabs(U[(LD + 1) * r]);
        U[(LD + 1) * r] -= root;
    }
    double tiny = 1e-16 * norm + 1e-300;
    for (int k = 0; k + 1 < n; k++) {
        double *a = U + LD * k, *b = a + LD;
        swapped[k] = fabs(b[k]) > fabs(a[k]);
        if (swapped[k])
            for (int c = k; c < n; c++) {
                double t = a[c];
                a[c] = b[c];
                b[c] = t;
            }
        a[k] = fabs(a[k]) < tiny ? tiny : a[k];
        factor[k] = b[k] / a[k];
        for (int c = k; c < n; c++)
            b[c] -= factor[k] * a[c];
    }
    if (fabs(U[(LD + 1) * (n - 1)]) < tiny)
        U[(LD + 1) * (n - 1)] = tiny;
    for (int k = 0; k < n; k++)
        x[k] = 1.0 + 0.1 * k;
    for (int pass = 0; pass < 2; pass++) {
        double largest = 0.0;
        for (int k = 0; pass && k + 1 < n; k++) {
            double a = swapped[k] ? x[k + 1] : x[k], b = swapped[k] ? x[k] : x[k + 1];
            x[k] = a;
            x[k + 1] = b - factor[k] * a;
        }
        for (int k = n - 1; k >= 0; k--) {
            double sum = 0.0;
            for (int c = k + 1; c < n; c++)
                sum += U[LD * k + c] * x[c];
            x[k] = (x[k] - sum) / U[(LD + 1) * k];
        }
        for (int k = 0; k < n; k++)
            largest = fabs(x[k]) > largest ? fabs(x[k]) : largest;
        for (int k = 0; k < n; k++)
            x[k] /= largest;
    }
    for (int k = n - 3; k >= 0; k--) {
        double dot = 0.0;
        for (int r = k + 1; r < n; r++)
            dot += V[LD * k + r] * x[r];
        for (int r = k + 1; r < n; r++)
            x[r] -= dot * V[LD * k + r];
    }
    for (int k = 0; k < n; k++)
        x[k] *= scale[k];
}
