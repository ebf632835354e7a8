/* Arms with two sliding joints and four turning ones: a polynomial of degree 8.

   The turning joints a, b, c, d, in the order of the loop, close the rotation alone: with joint a given, Zb A2 Zc A3 Zd = (A4 Za A1)'
   has two solutions, whose sine and cosine of c are u +- v sqrt(D). The position then leaves one equation f, the volume of the two sliding
   directions and of what is left to go. The product of f on both branches, times the square of the sine between the axes b and d, is a
   trigonometric polynomial of degree 4 in joint a: 9 samples give it. A start is the place of a among the turning joints, the angle of the
   first sample, the matrix (9x9) from samples to coefficients of tan(angle / 2), the highest first, and the arm. */

#define SAMPLES 9
#define OWN_ARM (2 + SAMPLES * SAMPLES)

/* x times y of numbers u + v j, where j squared is `square` (1 or -1) */
static void times(const double *x, const double *y, double square, double *out)
{
    double u = x[0] * y[0] + square * x[1] * y[1], v = x[0] * y[1] + x[1] * y[0];
    out[0] = u;
    out[1] = v;
}

/* The rotations between the turning joints in the order of the loop, from joint `first` on; the pose stands between the last and the first */
static void rotations(const double *arm, const double *T, int first, double (*A)[12], int *joint)
{
    double R[12], S[12], back[12], between[4][12];
    int count = 0;
    memcpy(R, constant_of(arm, 0), sizeof R);
    for (int k = 0; k < 6; k++) {
        if (turns_of(arm)[k] != 0) {
            memcpy(between[count], R, sizeof R);
            joint[count] = k;
            count++;
            memcpy(R, constant_of(arm, k + 1), sizeof R);
        } else {
            compose(R, constant_of(arm, k + 1), S);
            memcpy(R, S, sizeof R);
        }
    }
    invert(T, back);
    compose(R, back, S);
    compose(S, between[0], R);
    memcpy(between[0], R, sizeof R);
    for (int k = 0; k < 4; k++)
        memcpy(A[k], between[(first + k + 1) % 4], sizeof R);
}

/* Cosine and sine (pairs) of the turning joints in the order of the loop, at the angle of the first: the square of the sine between b and d;
   `square` tells whether the branches are real (1) or conjugate (-1) */
static double angles(double (*A)[12], double angle, double (*wave)[4], double *square)
{
    double M[12], W[12], *r = A[1] + 8;
    memcpy(M, A[3], sizeof M);
    move(M, 1, angle);
    compose(M, A[0], W); /* its transpose is Zb A2 Zc A3 Zd */
    double cx = A[2][2], cy = A[2][6], X = r[1] * cx - r[0] * cy, Y = r[0] * cx + r[1] * cy;
    double Z = W[10] - r[2] * A[2][10], B = X * X + Y * Y + 1e-300, D = B - Z * Z, root = sqrt(fabs(D)), sine = 1.0 - W[10] * W[10];
    square[0] = D < 0.0 ? -1.0 : 1.0;
    double c[2] = {Y * Z / B, -X * root / B}, s[2] = {X * Z / B, Y * root / B};
    double K[6][2]; /* elements xz, yz, zx, zy of A2 Zc A3 */
    for (int j = 0; j < 2; j++) {
        double left[3][3], one = j == 0;
        for (int i = 0; i < 3; i++) {
            const double *a = A[1] + 4 * i;
            left[i][0] = a[0] * c[j] + a[1] * s[j];
            left[i][1] = a[1] * c[j] - a[0] * s[j];
            left[i][2] = a[2] * one;
        }
        for (int i = 0; i < 2; i++) {
            K[i][j] = left[i][0] * A[2][2] + left[i][1] * A[2][6] + left[i][2] * A[2][10];
            K[2 + i][j] = left[2][0] * A[2][i] + left[2][1] * A[2][4 + i] + left[2][2] * A[2][8 + i];
        }
    }
    double down = fabs(sine) > 1e-300 ? 1.0 / sine : 1e300, bx = W[8], by = W[9], dx = W[2], dy = W[6];
    for (int j = 0; j < 2; j++) {
        wave[0][j] = j ? 0.0 : cos(angle);
        wave[0][2 + j] = j ? 0.0 : sin(angle);
        wave[1][j] = (K[0][j] * bx + K[1][j] * by) * down;
        wave[1][2 + j] = (K[0][j] * by - K[1][j] * bx) * down;
        wave[2][j] = c[j];
        wave[2][2 + j] = s[j];
        wave[3][j] = (K[2][j] * dx + K[3][j] * dy) * down;
        wave[3][2 + j] = (K[3][j] * dx - K[2][j] * dy) * down;
    }
    return sine;
}

/* The volume of the sliding directions and of what is left to go, as a pair */
static void volume(const double *arm, const double *T, const int *joint, int first, double (*wave)[4], double square, double *f)
{
    double M[2][12], S[12], axis[2][3][2], gap[3][2];
    int slid = 0;
    memcpy(M[0], constant_of(arm, 0), sizeof M[0]);
    memset(M[1], 0, sizeof M[1]);
    for (int k = 0; k < 6; k++) {
        if (turns_of(arm)[k] != 0) {
            int at = 0;
            while (joint[(first + at) % 4] != k)
                at++;
            const double *c = wave[at], *s = c + 2;
            for (int r = 0; r < 12; r += 4) {
                double x[2] = {M[0][r], M[1][r]}, y[2] = {M[0][r + 1], M[1][r + 1]}, p[2], q[2];
                times(x, c, square, p);
                times(y, s, square, q);
                M[0][r] = p[0] + q[0], M[1][r] = p[1] + q[1];
                times(y, c, square, p);
                times(x, s, square, q);
                M[0][r + 1] = p[0] - q[0], M[1][r + 1] = p[1] - q[1];
            }
        } else {
            for (int r = 0; r < 3; r++)
                axis[slid][r][0] = M[0][4 * r + 2], axis[slid][r][1] = M[1][4 * r + 2];
            slid++;
        }
        for (int j = 0; j < 2; j++) {
            compose(M[j], constant_of(arm, k + 1), S);
            memcpy(M[j], S, sizeof S);
        }
    }
    for (int r = 0; r < 3; r++)
        gap[r][0] = T[4 * r + 3] - M[0][4 * r + 3], gap[r][1] = -M[1][4 * r + 3];
    f[0] = f[1] = 0.0;
    for (int r = 0; r < 3; r++) {
        double p[2], q[2], n[2], t[2];
        times(axis[0][(r + 1) % 3], axis[1][(r + 2) % 3], square, p);
        times(axis[0][(r + 2) % 3], axis[1][(r + 1) % 3], square, q);
        n[0] = p[0] - q[0], n[1] = p[1] - q[1];
        times(n, gap[r], square, t);
        f[0] += t[0], f[1] += t[1];
    }
}

/* The posture of one branch: the lengths are those of least distance */
static void slid(const double *arm, const double *T, const int *joint, int first, double (*wave)[4], double branch, double *q)
{
    double P[12], axes[36], u[2][3], gap[3];
    int slides[2], count = 0;
    for (int k = 0; k < 6; k++)
        if (turns_of(arm)[k] == 0) {
            slides[count] = k;
            q[k] = 0.0;
            count++;
        }
    for (int k = 0; k < 4; k++) {
        int j = joint[(first + k) % 4];
        q[j] = atan2(wave[k][2] + branch * wave[k][3], wave[k][0] + branch * wave[k][1]) / factors_of(arm)[j];
    }
    forward(arm, q, P, axes);
    for (int r = 0; r < 3; r++) {
        gap[r] = T[4 * r + 3] - P[4 * r + 3];
        for (int k = 0; k < 2; k++)
            u[k][r] = axes[6 * slides[k] + r];
    }
    double ab = u[0][0] * u[1][0] + u[0][1] * u[1][1] + u[0][2] * u[1][2], down = 1.0 - ab * ab + 1e-300;
    double ag = u[0][0] * gap[0] + u[0][1] * gap[1] + u[0][2] * gap[2], bg = u[1][0] * gap[0] + u[1][1] * gap[1] + u[1][2] * gap[2];
    q[slides[0]] = (ag - ab * bg) / down / factors_of(arm)[slides[0]];
    q[slides[1]] = (bg - ab * ag) / down / factors_of(arm)[slides[1]];
}

/* The polynomial in tan(angle / 2) of the first joint, its angle counted from the first sample: the largest coefficient */
static double coefficients(const double *start, const double *T, double (*A)[12], int *joint, double *p)
{
    const double *arm = start + OWN_ARM;
    double wave[4][4], f[2], square[1], value[SAMPLES], most = 0.0;
    rotations(arm, T, (int)start[0], A, joint);
    for (int k = 0; k < SAMPLES; k++) {
        double sine = angles(A, start[1] + 2.0 * PI * k / SAMPLES, wave, square);
        volume(arm, T, joint, (int)start[0], wave, square[0], f);
        value[k] = (f[0] * f[0] - square[0] * f[1] * f[1]) * sine;
    }
    for (int r = 0; r < SAMPLES; r++) {
        p[r] = 0.0;
        for (int k = 0; k < SAMPLES; k++)
            p[r] += start[2 + SAMPLES * r + k] * value[k];
        most = fabs(p[r]) > most ? fabs(p[r]) : most;
    }
    return most;
}

/* Proposals of one start for a pose; `expected` as for the elimination */
static int propose_sliding(const double *start, const double *T, double *q, promise *expected)
{
    const double *arm = start + OWN_ARM;
    double A[4][12], wave[4][4], f[2], square[1], p[SAMPLES], H[LD * LD], scale[LD], re[LD], im[LD];
    int joint[4], first = (int)start[0], count = 0, n = SAMPLES - 1;
    double most = coefficients(start, T, A, joint, p);
    expected->nearest = INFINITY;
    expected->count = fabs(p[0]) > ILL * most ? 0 : 2 * MOST;
    if (fabs(p[0]) < 1e-14 * most || most == 0.0)
        p[0] = 1e-14 * most + 1e-300;
    memset(H, 0, sizeof H);
    for (int k = 0; k < n; k++) {
        H[k] = -p[k + 1] / p[0];
        H[(LD + 1) * (k + 1) - 1] = 1.0;
    }
    H[(LD + 1) * n - 1] = 0.0;
    balance(H, n, scale);
    int found = eigenvalues(H, n, re, im);
    expected->count += found < n ? 2 * MOST : 0;
    for (int k = n - found; k < n; k++) {
        if (!counts(re[k], im[k], start[DISPLACED] != 0, expected))
            continue;
        angles(A, start[1] + 2.0 * atan(re[k]), wave, square);
        volume(arm, T, joint, first, wave, square[0], f);
        double other = square[0] > 0.0 ? 1.0 : 0.0, plus = fabs(f[0] + f[1]), minus = fabs(f[0] - f[1]);
        if (plus < minus * 1e3 || other == 0.0) {
            slid(arm, T, joint, first, wave, other, q + 6 * count);
            count++;
        }
        if (minus < plus * 1e3 && other != 0.0) {
            slid(arm, T, joint, first, wave, -other, q + 6 * count);
            count++;
        }
    }
    return count;
}
