/* Postures of an arm of at most six joints that come nearest to a pose: least distance first, then least angle; or the least
   wp d^2 + wr 4 sin^2(angle / 2).

   d^2 and 4 sin^2(angle / 2) = 3 - trace are linear in the sine and cosine of each revolute joint and quadratic in sliding
   joints. One revolute joint, or all sliding ones, follow in closed form from the others, which take the values of a grid; every
   minimum of the grid is led to a minimum by Newton's method with exact second derivatives. Where the position can be reached,
   the angle is minimised among the postures that reach it: these are found for a grid of the last joints, where the first three
   follow from a quartic, or near the minima and the small values of the grid of distances.

   An arm is an array of numbers: n, size, then 6 each of turns (1 or 0), factors, lower and upper limits, then 7 constant
   transforms of 12 elements, T = C0 Z1 C1 ... Zn Cn; Zk turns about z or slides along it by factor * q. */

#include <math.h>
#include <string.h>

#define PI 3.14159265358979323846
#define N 6
#define MOST 64          /* rows of a result */
#define CELLS 33000      /* of the largest grid */
#define REACHED 1e-9     /* a distance, in parts of the size, that counts as zero */
#define NEARLY 1e-4      /* a distance, in parts of the size, that may be zero as far as a minimum of its square is known */
#define UNLIMITED 1e290  /* a limit beyond it is none */
#define WITHIN 2.0       /* squares of a distance and an angle in a cell of the coarse grid beside a posture that reaches the whole pose */
#define EXACT 5e-11      /* an angle of rows that reach the whole pose */
#define MET 1e-20        /* squares of a distance and an angle that count as zero */
#define FLAT 1e-7        /* second derivatives, in units of the size, that count as zero */
#define TIE 1e-7         /* weight of the angle where the distance leaves postures free */
#define QUICK 24         /* steps of Newton's method on position and angle together */
#define FAR 0.5          /* rad or parts of the size: a distance from the goal, and a step, that are too long for it */
#define STRIDE 1.5       /* samples that a step may pass */
#define NEAR 0.05        /* rad or parts of the size: a step of Newton's method whose square tells how far the minimum is */
#define REGULAR 1e-3     /* second derivatives, in units of the size, of a minimum that Newton's method finds at once */
#define SAME 1e-5        /* rad or parts of the size between postures that count as one */

typedef struct {
    int n, turns[N], idle[N]; /* idle: does not change the distance */
    double factor[N], low[N], high[N], C[N + 1][12], goal[12], wp, wr;
    double from[N], to[N]; /* limits; low and high are those of joints that cannot take every angle */
} task;

/* What a posture gives: the pose, velocities a (turn) and v (tip) by each joint, what is missed, and R goal^T with its trace */
typedef struct {
    double T[12], a[N][3], v[N][3], e[3], M[9], w[3], trace;
} view;

typedef struct {
    int count;
    double q[MOST][N], first[MOST], second[MOST]; /* what the rows are sorted by */
    unsigned char flat[MOST];
} found;

#define ROOTS 8
#define SAMPLES 1024
#define LANES 8 /* quartics that are solved together */
#define PASSES 16

/* Postures that reach the position, for values of the joints behind the third */
typedef struct {
    int count[SAMPLES];
    float q[SAMPLES][ROOTS][N], angle[SAMPLES][ROOTS];
    double point[SAMPLES][3], wave[SAMPLES / LANES][5][LANES], root[SAMPLES / LANES][9][LANES]; /* sample i of lane l: run l, place i */
} samples;

/* Memory of one call, of the caller since it is large for a stack */
typedef struct {
    float value[CELLS], angle[CELLS];
    double waves[4][CELLS];
    samples list;
} workspace;

static double dot(const double *a, const double *b) { return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]; }

static double length_of(double x, double y) { return sqrt(x * x + y * y); }

static void cross(const double *a, const double *b, double *c)
{
    c[0] = a[1] * b[2] - a[2] * b[1];
    c[1] = a[2] * b[0] - a[0] * b[2];
    c[2] = a[0] * b[1] - a[1] * b[0];
}

/* C = A B of rigid transforms, 3x4, row by row */
static void compose(const double *A, const double *B, double *C)
{
    for (int r = 0; r < 12; r += 4) {
        for (int c = 0; c < 4; c++)
            C[r + c] = A[r] * B[c] + A[r + 1] * B[4 + c] + A[r + 2] * B[8 + c];
        C[r + 3] += A[r + 3];
    }
}

static void look(const task *t, const double *q, view *s)
{
    double A[12], B[12], o[N][3];
    memcpy(A, t->C[0], sizeof A);
    for (int k = 0; k < t->n; k++) {
        double x = q[k] * t->factor[k];
        for (int r = 0; r < 3; r++) {
            s->a[k][r] = A[4 * r + 2] * t->factor[k];
            o[k][r] = A[4 * r + 3];
        }
        if (t->turns[k]) {
            double c = cos(x), w = sin(x);
            for (int r = 0; r < 12; r += 4) {
                double a = A[r], b = A[r + 1];
                A[r] = a * c + b * w;
                A[r + 1] = b * c - a * w;
            }
        } else
            for (int r = 0; r < 12; r += 4)
                A[r + 3] += A[r + 2] * x;
        compose(A, t->C[k + 1], B);
        memcpy(A, B, sizeof A);
    }
    memcpy(s->T, A, sizeof A);
    for (int k = 0; k < t->n; k++) {
        double d[3] = {A[3] - o[k][0], A[7] - o[k][1], A[11] - o[k][2]};
        if (t->turns[k])
            cross(s->a[k], d, s->v[k]);
        else {
            memcpy(s->v[k], s->a[k], sizeof d);
            memset(s->a[k], 0, sizeof d);
        }
    }
    for (int r = 0; r < 3; r++) {
        s->e[r] = A[4 * r + 3] - t->goal[4 * r + 3];
        for (int c = 0; c < 3; c++)
            s->M[3 * r + c] = dot(A + 4 * r, t->goal + 4 * c);
    }
    s->trace = s->M[0] + s->M[4] + s->M[8];
    s->w[0] = s->M[5] - s->M[7];
    s->w[1] = s->M[6] - s->M[2];
    s->w[2] = s->M[1] - s->M[3];
}

static double distance(const view *s) { return sqrt(dot(s->e, s->e)); }

/* 4 sin^2(angle / 2), also where it is small */
static double turned(const view *s)
{
    double sine = 0.25 * dot(s->w, s->w), cosine = 0.5 * (s->trace - 1.0);
    return cosine > 0.0 ? 2.0 * sine / (1.0 + cosine) : 2.0 - 2.0 * cosine;
}

static double angle_of(const view *s) { return atan2(0.5 * sqrt(dot(s->w, s->w)), 0.5 * (s->trace - 1.0)); }

static double value_of(const task *t, const view *s) { return t->wp * dot(s->e, s->e) + t->wr * turned(s); }

static double slope(const task *t, const view *s, int i) { return 2.0 * t->wp * dot(s->e, s->v[i]) - t->wr * dot(s->a[i], s->w); }

/* Second derivative by joints i <= j; `lambda` are the multipliers of the position */
static double bend(const task *t, const view *s, int i, int j, const double *lambda)
{
    double h[3], Ma[3], x = 0.0;
    cross(s->a[i], s->v[j], h);
    x += 2.0 * t->wp * (dot(s->v[i], s->v[j]) + dot(s->e, h)) + dot(lambda, h);
    if (t->wr != 0.0) {
        for (int r = 0; r < 3; r++)
            Ma[r] = dot(s->M + 3 * r, s->a[j]);
        x -= t->wr * (dot(s->a[i], Ma) - dot(s->a[i], s->a[j]) * s->trace);
    }
    return x;
}

/* A x = b for symmetric A (n x n): 0 where it is not positive definite; the least pivot */
static double cholesky(double A[N][N], int n, double *b)
{
    double least = INFINITY;
    for (int k = 0; k < n; k++) {
        double d = A[k][k];
        for (int m = 0; m < k; m++)
            d -= A[k][m] * A[k][m];
        if (!(d > 1e-14))
            return 0.0;
        least = d < least ? d : least;
        d = A[k][k] = sqrt(d);
        for (int r = k + 1; r < n; r++) {
            double s = A[r][k];
            for (int m = 0; m < k; m++)
                s -= A[r][m] * A[k][m];
            A[r][k] = s / d;
        }
    }
    for (int k = 0; k < n; k++) {
        for (int m = 0; m < k; m++)
            b[k] -= A[k][m] * b[m];
        b[k] /= A[k][k];
    }
    for (int k = n - 1; k >= 0; k--) {
        for (int m = k + 1; m < n; m++)
            b[k] -= A[m][k] * b[m];
        b[k] /= A[k][k];
    }
    return least;
}

/* Orthonormal rows (at most n) that span the rates of the position, if `held`, and the joints that are fixed: how many */
static int constraints(const task *t, const view *s, int held, const int *fixed, double Q[N][N])
{
    int rank = 0;
    for (int k = 0; k < t->n; k++)
        if (fixed[k]) {
            memset(Q[rank], 0, sizeof Q[rank]);
            Q[rank++][k] = 1.0;
        }
    double J[3][N];
    for (int r = 0; r < 3 && held; r++)
        for (int k = 0; k < t->n; k++)
            J[r][k] = fixed[k] ? 0.0 : s->v[k][r];
    for (int pass = 0; pass < 3 && held; pass++) {
        int best = -1;
        double most = 1e-12;
        for (int r = 0; r < 3; r++) {
            double x = 0.0;
            for (int k = 0; k < t->n; k++)
                x += J[r][k] * J[r][k];
            if (x > most)
                most = x, best = r;
        }
        if (best < 0 || rank >= t->n)
            break;
        double scale = 1.0 / sqrt(most);
        for (int k = 0; k < t->n; k++)
            Q[rank][k] = J[best][k] * scale;
        for (int r = 0; r < 3; r++) {
            double x = 0.0;
            for (int k = 0; k < t->n; k++)
                x += J[r][k] * Q[rank][k];
            for (int k = 0; k < t->n; k++)
                J[r][k] -= x * Q[rank][k];
        }
        rank++;
    }
    return rank;
}

/* 3x3 linear equations of the rates of the position: (J J^T + damping) x = b */
static void solve_rates(const task *t, const view *s, const int *fixed, double damping, double *b)
{
    double A[N][N] = {{0}};
    for (int r = 0; r < 3; r++)
        for (int c = 0; c <= r; c++) {
            A[r][c] = r == c ? damping : 0.0;
            for (int k = 0; k < t->n; k++)
                A[r][c] += fixed[k] ? 0.0 : s->v[k][r] * s->v[k][c];
        }
    if (cholesky(A, 3, b) == 0.0)
        memset(b, 0, 3 * sizeof *b);
}

/* q led to the position of the goal by least steps within the limits: what is left of the distance */
static double reach(const task *t, double *q, const int *given, view *s)
{
    int fixed[N];
    double left = INFINITY;
    memcpy(fixed, given, sizeof fixed);
    for (int pass = 0; pass < 12; pass++) {
        look(t, q, s);
        double d = distance(s), b[3] = {-s->e[0], -s->e[1], -s->e[2]};
        if (d < 1e-15 || (pass > 3 && d > 0.9 * left))
            return d;
        left = d;
        solve_rates(t, s, fixed, d < 1e-3 ? 1e-12 : 1e-4 * d, b);
        for (int k = 0; k < t->n; k++) {
            double x = fixed[k] ? 0.0 : dot(s->v[k], b);
            q[k] += x > 0.5 ? 0.5 : x < -0.5 ? -0.5 : x;
            if (q[k] < t->low[k] || q[k] > t->high[k]) {
                q[k] = q[k] < t->low[k] ? t->low[k] : t->high[k];
                fixed[k] = 1;
            }
        }
    }
    look(t, q, s);
    return distance(s);
}

/* Which joints stand at a limit that they press against; the gradient g is that of the value along the constraints */
static void at_limits(const task *t, const double *q, const double *g, int *fixed)
{
    for (int k = 0; k < t->n; k++)
        fixed[k] = (q[k] <= t->low[k] && g[k] > 0.0) || (q[k] >= t->high[k] && g[k] < 0.0);
}

/* g along the constraints Q */
static void along(const double Q[N][N], int rank, int n, double *g)
{
    for (int r = 0; r < rank; r++) {
        double x = 0.0;
        for (int k = 0; k < n; k++)
            x += Q[r][k] * g[k];
        for (int k = 0; k < n; k++)
            g[k] -= x * Q[r][k];
    }
}

/* The gradient of the value along the constraints, those joints fixed that press against a limit, and the multipliers */
static int reduced(const task *t, const view *s, const double *q, int held, int *fixed, double Q[N][N], double *g, double *lambda)
{
    int rank = 0;
    double full[N];
    memset(fixed, 0, N * sizeof *fixed);
    for (int k = 0; k < t->n; k++)
        full[k] = slope(t, s, k);
    for (int pass = 0; pass < 3; pass++) {
        rank = constraints(t, s, held, fixed, Q);
        memcpy(g, full, sizeof full);
        memset(lambda, 0, 3 * sizeof *lambda);
        if (held) {
            for (int k = 0; k < t->n; k++)
                for (int r = 0; r < 3 && !fixed[k]; r++)
                    lambda[r] -= s->v[k][r] * full[k];
            solve_rates(t, s, fixed, 1e-12, lambda);
            for (int k = 0; k < t->n; k++)
                g[k] += dot(lambda, s->v[k]);
        }
        int pressed[N], more = 0;
        at_limits(t, q, g, pressed);
        for (int k = 0; k < t->n; k++) {
            more |= pressed[k] && !fixed[k];
            fixed[k] |= pressed[k];
        }
        if (!more)
            break;
    }
    memcpy(g, full, sizeof full);
    along((const double(*)[N])Q, rank, t->n, g);
    return rank;
}

/* A minimum of the value from q, in place; with `held` among the postures that have the position of the goal. Returns the value, INFINITY where
   the position is not reached; `pivot` is the least second derivative, about. */
static double descend(const task *t, double *q, int held, double *pivot)
{
    view s, next;
    int none[N] = {0}, fixed[N], n = t->n;
    double mu = 1e-12, Q[N][N], g[N], lambda[3];
    *pivot = 1.0;
    if (held && !(reach(t, q, none, &s) < REACHED))
        return INFINITY;
    look(t, q, &s);
    double value = value_of(t, &s);
    for (int pass = 0; pass < 80; pass++) {
        int rank = reduced(t, &s, q, held, fixed, Q, g, lambda);
        double H[N][N], A[N][N], step[N], size = 0.0, largest = 0.0, norm = 0.0;
        for (int k = 0; k < n; k++)
            norm = fabs(g[k]) > norm ? fabs(g[k]) : norm;
        for (int i = 0; i < n; i++)
            for (int j = i; j < n; j++)
                H[i][j] = H[j][i] = bend(t, &s, i, j, lambda);
        for (int i = 0; i < n; i++) /* the part along the constraints */
            along((const double(*)[N])Q, rank, n, H[i]);
        for (int j = 0; j < n; j++) {
            double column[N];
            for (int i = 0; i < n; i++)
                column[i] = H[i][j];
            along((const double(*)[N])Q, rank, n, column);
            for (int i = 0; i < n; i++)
                H[i][j] = column[i];
        }
        for (;;) {
            for (int i = 0; i < n; i++) {
                for (int j = 0; j < n; j++) {
                    A[i][j] = 0.5 * (H[i][j] + H[j][i]) + (i == j ? mu : 0.0);
                    for (int r = 0; r < rank; r++)
                        A[i][j] += Q[r][i] * Q[r][j];
                }
                step[i] = -g[i];
            }
            double least = cholesky(A, n, step);
            if (least > 0.0) {
                *pivot = least - mu;
                break;
            }
            *pivot = 0.0;
            mu = mu < 1e-6 ? 1e-4 : 4.0 * mu;
            if (mu > 1e9)
                return value;
        }
        for (int k = 0; k < n; k++)
            largest = fabs(step[k]) > largest ? fabs(step[k]) : largest;
        double shrink = largest > 0.6 ? 0.6 / largest : 1.0, trial[N];
        for (int k = 0; k < n; k++) {
            trial[k] = q[k] + shrink * step[k];
            trial[k] = trial[k] < t->low[k] ? t->low[k] : trial[k] > t->high[k] ? t->high[k] : trial[k];
            size = fabs(trial[k] - q[k]) > size ? fabs(trial[k] - q[k]) : size;
        }
        double left = held ? reach(t, trial, fixed, &next) : 0.0;
        if (!held)
            look(t, trial, &next);
        double now = left < REACHED ? value_of(t, &next) : INFINITY;
        if (now < value || (now <= value + 1e-15 && size < 1e-6)) {
            memcpy(q, trial, n * sizeof *q);
            s = next;
            value = now;
            mu = mu < 1e-11 ? 1e-12 : 0.1 * mu;
            if (size < 1e-12 || norm < 1e-16)
                break;
        } else {
            if (size < 1e-9)
                break;
            mu = mu < 1e-6 ? 1e-4 : 8.0 * mu;
            if (mu > 1e9)
                break;
        }
    }
    return value;
}

/* Orthonormal rows Z (n - 3) across the constraints Q of rank 3 */
static void across(const double Q[N][N], int n, double Z[N][N])
{
    double left[N];
    for (int k = 0; k < n; k++)
        left[k] = 1.0 - Q[0][k] * Q[0][k] - Q[1][k] * Q[1][k] - Q[2][k] * Q[2][k];
    for (int m = 0; m < n - 3; m++) {
        int best = 0;
        double length = 0.0;
        for (int k = 1; k < n; k++)
            best = left[k] > left[best] ? k : best;
        for (int k = 0; k < n; k++) {
            double x = k == best ? 1.0 : 0.0;
            for (int r = 0; r < 3; r++)
                x -= Q[r][k] * Q[r][best];
            for (int r = 0; r < m; r++)
                x -= Z[r][k] * Z[r][best];
            Z[m][k] = x;
            length += x * x;
        }
        for (int k = 0; k < n; k++) {
            Z[m][k] /= sqrt(length);
            left[k] -= Z[m][k] * Z[m][k];
        }
    }
}

/* The step b of H b = -g, in place of g, of d variables; along directions in which H bends downwards it descends as far as it would have
   risen. Returns the least pivot, 0 where H is not positive definite. */
static double descending_step(const double H[N][N], int d, double *g)
{
    double A[N][N], trial[N], least, shift = 0.0;
    for (int i = 0; i < d; i++)
        trial[i] = -g[i];
    memcpy(A, H, sizeof A);
    least = cholesky(A, d, trial);
    if (least < REGULAR && d == 2) { /* by the two eigenvalues */
        double middle = 0.5 * (H[0][0] + H[1][1]), half = 0.5 * (H[0][0] - H[1][1]), turn = 0.5 * atan2(H[0][1], half);
        double radius = length_of(half, H[0][1]), c = cos(turn), w = sin(turn);
        double x = -(c * g[0] + w * g[1]) / (fabs(middle + radius) + REGULAR), y = -(c * g[1] - w * g[0]) / (fabs(middle - radius) + REGULAR);
        trial[0] = c * x - w * y, trial[1] = w * x + c * y;
    } else if (least < REGULAR && d == 1)
        trial[0] = -g[0] / (fabs(H[0][0]) + REGULAR);
    else
        while (least < REGULAR) {
            for (int i = 0; i < d; i++)
                trial[i] = -g[i];
            memcpy(A, H, sizeof A);
            shift = shift > 0.0 ? 4.0 * shift : 0.1;
            for (int i = 0; i < d; i++)
                A[i][i] += shift;
            least = cholesky(A, d, trial);
        }
    memcpy(g, trial, d * sizeof *g);
    return least < REGULAR || shift > 0.0 ? 0.0 : least;
}

/* Whether a posture is nearer than `far` to a row that is a regular minimum */
static int beside_known(const task *t, const double *q, double far, const found *all)
{
    for (int i = 0; i < all->count; i++) {
        int near = !all->flat[i];
        for (int k = 0; k < t->n && near; k++) {
            double gap = fabs(q[k] - all->q[i][k]), turn = 2.0 * PI / fabs(t->factor[k]);
            if (t->turns[k])
                gap = fabs(gap - turn * floor(gap / turn + 0.5));
            near = gap < far;
        }
        if (near)
            return 1;
    }
    return 0;
}

/* A minimum among the postures that have the position of the goal, by Newton's method on position and stationary value together, by `stride`
   at most in a step and without a search of the step: INFINITY where that is singular, presses against a limit or ends at no regular minimum
   below the start, -INFINITY where it leads to a known one. */
static double quick_minimum(const task *t, double *q, double stride, const found *all, double *pivot)
{
    view s;
    int none[N] = {0}, n = t->n;
    double at[N] = {0}, first = INFINITY;
    memcpy(at, q, n * sizeof *q);
    for (int pass = 0; pass < QUICK; pass++) {
        double Q[N][N], Z[N][N], H[N][N], R[N][N] = {{0}}, g[N], lambda[3], x[N], step[N], full[N], size = 0.0;
        look(t, at, &s);
        double b[3] = {-s.e[0], -s.e[1], -s.e[2]}, value = value_of(t, &s);
        first = pass ? first : value;
        if (!(distance(&s) < FAR) || constraints(t, &s, 1, none, Q) < 3)
            return INFINITY;
        memset(lambda, 0, sizeof lambda);
        for (int k = 0; k < n; k++) {
            if (at[k] <= t->low[k] || at[k] >= t->high[k])
                return INFINITY;
            g[k] = slope(t, &s, k);
            for (int r = 0; r < 3; r++)
                lambda[r] -= s.v[k][r] * g[k];
        }
        solve_rates(t, &s, none, 1e-12, lambda);
        solve_rates(t, &s, none, 1e-14, b);
        for (int i = 0; i < n; i++) {
            x[i] = dot(s.v[i], b);
            for (int j = i; j < n; j++)
                H[i][j] = H[j][i] = bend(t, &s, i, j, lambda);
        }
        across((const double(*)[N])Q, n, Z);
        for (int i = 0; i < n; i++) {
            full[i] = g[i];
            for (int j = 0; j < n; j++)
                full[i] += H[i][j] * x[j];
        }
        for (int m = 0; m < n - 3; m++) {
            double row[N];
            step[m] = 0.0;
            for (int i = 0; i < n; i++) {
                row[i] = 0.0;
                for (int j = 0; j < n; j++)
                    row[i] += H[i][j] * Z[m][j];
                step[m] += Z[m][i] * full[i];
            }
            for (int i = 0; i <= m; i++) {
                R[m][i] = 0.0;
                for (int j = 0; j < n; j++)
                    R[m][i] += row[j] * Z[i][j];
                R[i][m] = R[m][i];
            }
        }
        *pivot = descending_step((const double(*)[N])R, n - 3, step);
        for (int k = 0; k < n; k++) {
            for (int m = 0; m < n - 3; m++)
                x[k] += step[m] * Z[m][k];
            size = fabs(x[k]) > size ? fabs(x[k]) : size;
        }
        for (int k = 0; k < n; k++) {
            at[k] += (size > stride ? stride / size : 1.0) * x[k];
            if (at[k] < t->low[k] || at[k] > t->high[k])
                return INFINITY;
        }
        if (*pivot == 0.0 && size < 1e-3)
            return INFINITY;
        if (*pivot > 10.0 * REGULAR && size < NEAR && beside_known(t, at, size * size / *pivot, all))
            return -INFINITY;
        if (*pivot > 0.0 && size < 1e-9) {
            memcpy(q, at, n * sizeof *q);
            return value < first + 1e-9 ? value : INFINITY;
        }
    }
    return INFINITY;
}

/* x, an angle, with whole turns that bring it into the limits of a joint, or to the nearer one */
static double into(const task *t, int k, double q)
{
    double turn = 2.0 * PI / fabs(t->factor[k]);
    if (t->turns[k] && q < t->low[k])
        q += turn * ceil((t->low[k] - q) / turn);
    if (t->turns[k] && q > t->high[k]) {
        double lower = q - turn * ceil((q - t->high[k]) / turn);
        if (lower >= t->low[k])
            q = lower;
        else
            q = q - t->high[k] < t->low[k] - lower ? t->high[k] : t->low[k];
    }
    return q < t->low[k] ? t->low[k] : q > t->high[k] ? t->high[k] : q;
}

/* Joint k at its best, the others as they are: value = constant + u cos x + v sin x for a turn of x, or a parabola */
static void best_joint(const task *t, double *q, int k)
{
    view s;
    double zero[3] = {0};
    look(t, q, &s);
    double g = slope(t, &s, k), h = bend(t, &s, k, k, zero), f = t->factor[k];
    if (t->turns[k])
        q[k] = into(t, k, q[k] + (fabs(g) + fabs(h) > 1e-14 ? atan2(-g / f, h / (f * f)) / f : 0.0));
    else if (h > 1e-12)
        q[k] = into(t, k, q[k] - g / h);
}

/* The least value over the turns of joint k, of a view with any value of it */
static double least_over(const task *t, const view *s, int k)
{
    double zero[3] = {0}, g = slope(t, s, k), h = bend(t, s, k, k, zero), f = t->factor[k];
    return value_of(t, s) + h / (f * f) - sqrt(g * g / (f * f) + h * h / (f * f * f * f));
}

/* All sliding joints at their best: by coordinates, after one step of Newton's method for all */
static void best_slides(const task *t, double *q)
{
    double A[N][N], b[N], zero[3] = {0};
    int which[N], count = 0;
    view s;
    for (int k = 0; k < t->n; k++)
        if (!t->turns[k])
            which[count++] = k;
    if (!count)
        return;
    look(t, q, &s);
    for (int i = 0; i < count; i++) {
        b[i] = -slope(t, &s, which[i]);
        for (int j = 0; j <= i; j++)
            A[i][j] = A[j][i] = bend(t, &s, which[j], which[i], zero) + (i == j ? 1e-9 : 0.0);
    }
    if (cholesky(A, count, b) == 0.0)
        return;
    for (int i = 0; i < count; i++)
        q[which[i]] = into(t, which[i], q[which[i]] + b[i]);
}

/* --- the grid -------------------------------------------------------------------------------------------------------- */

/* A point, the columns of a rotation and the directions of sliding joints, seen from one frame after another towards the base */
typedef struct {
    double point[3], axes[3][3], slides[N][3];
    int slide, joint[N]; /* how many slide, and which */
} columns;

typedef struct {
    const task *t;
    int count[N], ring[N], stride[N], cells, first; /* first: joint 1 follows in closed form */
    double at[N][64], c[N][64], s[N][64], goal[12], step[N], range[2]; /* range: of the angle of joint 1 */
    int limited;                                                       /* some sliding joint has limits */
    float *value;
    workspace *work;
} grid;

static const int POINTS[N + 1] = {1, 40, 24, 16, 12, 8, 6}; /* of each revolute joint, by their number */
static const int COARSE[N + 1] = {1, 24, 14, 8, 6, 5, 4}; /* fewer, where a posture that reaches the whole pose is looked for */

static void turn_columns(columns *x, double c, double s, int axes)
{
    for (int k = -1; k < x->slide + (axes ? 3 : 0); k++) {
        double *p = k < 0 ? x->point : k < x->slide ? x->slides[k] : x->axes[k - x->slide], a = p[0];
        p[0] = c * a - s * p[1];
        p[1] = s * a + c * p[1];
    }
}

static void place_columns(columns *x, const double *C, int axes)
{
    for (int k = -1; k < x->slide + (axes ? 3 : 0); k++) {
        double *p = k < 0 ? x->point : k < x->slide ? x->slides[k] : x->axes[k - x->slide], a = p[0], b = p[1], d = p[2];
        for (int r = 0; r < 3; r++)
            p[r] = C[4 * r] * a + C[4 * r + 1] * b + C[4 * r + 2] * d + (k < 0 ? C[4 * r + 3] : 0.0);
    }
}

/* The largest A cos x + B sin x over the range of joint 1 */
static double most_over(const grid *g, double A, double B)
{
    if (g->ring[0])
        return sqrt(A * A + B * B);
    double away = atan2(B, A) - g->range[0];
    if (away - 2.0 * PI * floor(away / (2.0 * PI)) <= g->range[1] - g->range[0])
        return sqrt(A * A + B * B);
    double low = A * cos(g->range[0]) + B * sin(g->range[0]), high = A * cos(g->range[1]) + B * sin(g->range[1]);
    return low > high ? low : high;
}

/* What sliding joints with limits leave of a distance d, in place, by one joint after another */
static void slide_within(const grid *g, const columns *x, double *d)
{
    double q[N];
    for (int sweep = 0; sweep < 6; sweep++)
        for (int i = 0; i < x->slide; i++) {
            const double *z = x->slides[i];
            int k = x->joint[i];
            double at = sweep ? q[i] : 0.0, zz = dot(z, z), to = zz > 1e-12 ? at - dot(z, d) / zz : at;
            to = to < g->t->low[k] ? g->t->low[k] : to > g->t->high[k] ? g->t->high[k] : to;
            for (int r = 0; r < 3; r++)
                d[r] += (to - at) * z[r];
            q[i] = to;
        }
}

/* The value over the turns x of joint 1, of columns before its turn: part[0] - part[1] cos x - part[2] sin x; without joint 1 part[0] alone */
static void parts_of_value(const grid *g, const columns *x, double *part)
{
    const task *t = g->t;
    double u[3] = {g->goal[3], g->goal[7], g->goal[11]}, A = 0.0, B = 0.0, rest = 3.0 * t->wr;
    const double *p = x->point;
    if (g->first) {
        A = 2.0 * t->wp * (u[0] * p[0] + u[1] * p[1]);
        B = 2.0 * t->wp * (u[1] * p[0] - u[0] * p[1]);
        rest += t->wp * (dot(p, p) + dot(u, u) - 2.0 * u[2] * p[2]);
    } else
        rest += t->wp * (dot(p, p) + dot(u, u) - 2.0 * dot(u, p));
    for (int i = 0; i < 3 && t->wr != 0.0; i++) {
        const double *a = x->axes[i], b[3] = {g->goal[i], g->goal[4 + i], g->goal[8 + i]};
        if (g->first) {
            A += t->wr * (b[0] * a[0] + b[1] * a[1]);
            B += t->wr * (b[1] * a[0] - b[0] * a[1]);
            rest -= t->wr * b[2] * a[2];
        } else
            rest -= t->wr * dot(a, b);
    }
    part[0] = rest, part[1] = A, part[2] = B;
}

/* The least value over the sliding joints, of columns before joint 1 */
static double least_of_slides(const grid *g, columns *x)
{
    const task *t = g->t;
    double d[3], rest;
    for (int r = 0; r < 3; r++)
        d[r] = x->point[r] - g->goal[4 * r + 3];
    if (g->limited)
        slide_within(g, x, d);
    for (int i = 0; i < x->slide && !g->limited; i++) { /* Gram and Schmidt: what the slides cannot reach */
        double *z = x->slides[i];
        for (int j = 0; j < i; j++) {
            double y = dot(z, x->slides[j]);
            for (int r = 0; r < 3; r++)
                z[r] -= y * x->slides[j][r];
        }
        double length = sqrt(dot(z, z)), scale = length > 1e-4 ? 1.0 / length : 0.0;
        for (int r = 0; r < 3; r++)
            z[r] *= scale;
        double y = dot(z, d);
        for (int r = 0; r < 3; r++)
            d[r] -= y * z[r];
    }
    rest = t->wp * dot(d, d) + 3.0 * t->wr;
    for (int i = 0; i < 3 && t->wr != 0.0; i++)
        for (int r = 0; r < 3; r++)
            rest -= t->wr * x->axes[i][r] * g->goal[4 * r + i];
    return rest;
}

/* The values of all cells with joints 1 to k + 1 still to be moved, of arms with sliding joints */
static void spread(const grid *g, int k, const columns *from, int index)
{
    int axes = g->t->wr != 0.0;
    if (k < 0) {
        columns x = *from;
        g->value[index] = (float)least_of_slides(g, &x);
        return;
    }
    for (int i = 0; i < g->count[k]; i++) {
        columns x = *from;
        if (g->t->turns[k])
            turn_columns(&x, g->c[k][i], g->s[k][i], axes);
        else {
            double z[3] = {0.0, 0.0, g->t->factor[k]};
            memcpy(x.slides[x.slide], z, sizeof z);
            x.joint[x.slide++] = k;
        }
        place_columns(&x, g->t->C[k], axes);
        spread(g, k - 1, &x, index + i * g->stride[k]);
    }
}

/* Without sliding joints: the parts of the value at three angles of each joint of the grid, as many as `stride` of them apart */
static void spread_angles(const grid *g, int k, const columns *from, int index, int stride)
{
    static const double COSINE[3] = {1.0, -1.0, 0.0}, SINE[3] = {0.0, 0.0, 1.0};
    if (k < 0 || (k == 0 && g->first)) {
        double part[3];
        parts_of_value(g, from, part);
        for (int i = 0; i < 3; i++)
            g->work->waves[i][index] = part[i];
        return;
    }
    int some = g->count[k] > 1, axes = g->t->wr != 0.0;
    stride /= some ? 3 : 1;
    for (int i = 0; i < (some ? 3 : 1); i++) {
        columns x = *from;
        turn_columns(&x, some ? COSINE[i] : g->c[k][0], some ? SINE[i] : g->s[k][0], axes);
        place_columns(&x, g->t->C[k], axes);
        spread_angles(g, k - 1, &x, index + i * stride, stride);
    }
}

/* One part of the value at all cells, from its values at three angles of each joint of the grid, in `from`; it is linear in their sines and
   cosines. Returns which of the two arrays has the cells. */
static double *expand(const grid *g, double *from, double *to)
{
    int outer = 1, inner = 1;
    for (int k = 0; k < g->t->n; k++)
        outer *= g->count[k] > 1 ? 3 : 1;
    for (int k = 0; k < g->t->n; k++) {
        if (g->count[k] < 2)
            continue;
        outer /= 3;
        for (int o = 0; o < outer; o++) {
            double *zero = from + 3 * o * inner, *half = zero + inner, *quarter = half + inner;
            for (int m = 0; m < inner; m++) { /* mean, cosine and sine */
                double mean = 0.5 * (zero[m] + half[m]);
                half[m] = zero[m] - mean;
                zero[m] = mean;
                quarter[m] -= mean;
            }
            for (int i = 0; i < g->count[k]; i++) {
                double c = g->c[k][i], w = g->s[k][i], *out = to + (o * g->count[k] + i) * inner;
                for (int m = 0; m < inner; m++)
                    out[m] = zero[m] + c * half[m] + w * quarter[m];
            }
        }
        inner *= g->count[k];
        double *swap = from;
        from = to, to = swap;
    }
    return from;
}

/* The values of all cells without sliding joints, of the parts at three angles of each joint */
static void values_of_cells(grid *g)
{
    double *w[4] = {g->work->waves[0], g->work->waves[1], g->work->waves[2], g->work->waves[3]};
    for (int i = 0; i < (g->first ? 3 : 1); i++) {
        double *cells = expand(g, w[i], w[3]);
        if (cells == w[3])
            w[3] = w[i], w[i] = cells;
    }
    for (int i = 0; i < g->cells; i++)
        if (!g->first)
            g->value[i] = (float)w[0][i];
        else
            g->value[i] = (float)(w[0][i] - (g->ring[0] ? sqrt(w[1][i] * w[1][i] + w[2][i] * w[2][i]) : most_over(g, w[1][i], w[2][i])));
}

/* The grid of a task: revolute joints that change the value but the first */
static void make_grid(grid *g, const task *t, const int *left_out, const int *numbers, workspace *work)
{
    int dims = 0, slides = 0, cells = 1, corners = 1;
    g->t = t, g->value = work->value;
    for (int k = 0; k < t->n; k++)
        slides += !t->turns[k];
    g->first = !slides && !left_out[0];
    for (int k = 0; k < t->n; k++)
        dims += t->turns[k] && !left_out[k] && !(k == 0 && g->first);
    for (int k = 0; k < t->n; k++) {
        int some = t->turns[k] && !left_out[k] && !(k == 0 && g->first), points = some ? numbers[dims] : 1;
        double turn = 2.0 * PI / fabs(t->factor[k]), low = t->low[k], width = t->high[k] - t->low[k];
        g->ring[k] = !(width < turn);
        if (g->ring[k])
            width = turn, low = t->low[k] > -1e9 ? t->low[k] : -0.5 * turn;
        g->count[k] = points, g->stride[k] = cells, g->step[k] = some ? width / points : 0.0;
        cells *= points;
        corners *= points > 1 ? 3 : 1;
        for (int i = 0; i < points; i++) {
            double q = some ? low + (i + 0.37) * g->step[k] : into(t, k, 0.0);
            g->at[k][i] = q;
            g->c[k][i] = cos(q * t->factor[k]);
            g->s[k][i] = sin(q * t->factor[k]);
        }
    }
    g->cells = cells;
    double one = t->low[0] * t->factor[0], other = t->high[0] * t->factor[0];
    g->range[0] = one < other ? one : other, g->range[1] = one < other ? other : one;
    g->limited = 0;
    for (int k = 0; k < t->n; k++)
        g->limited |= !t->turns[k] && (t->low[k] > -UNLIMITED || t->high[k] < UNLIMITED);
    memcpy(g->goal, t->goal, sizeof g->goal);
    if (g->first) /* seen from the frame in which joint 1 turns */
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 4; c++) {
                g->goal[4 * r + c] = 0.0;
                for (int i = 0; i < 3; i++)
                    g->goal[4 * r + c] += t->C[0][4 * i + r] * (t->goal[4 * i + c] - (c == 3 ? t->C[0][4 * i + 3] : 0.0));
            }
    columns x;
    const double *C = t->C[t->n];
    for (int r = 0; r < 3; r++) {
        x.point[r] = C[4 * r + 3];
        for (int c = 0; c < 3; c++)
            x.axes[c][r] = C[4 * r + c];
    }
    x.slide = 0;
    g->work = work;
    if (slides) {
        spread(g, t->n - 1, &x, 0);
        return;
    }
    spread_angles(g, t->n - 1, &x, 0, corners);
    values_of_cells(g);
}

/* The posture of a cell, with the joints that follow from it */
static void posture(const grid *g, int cell, double *q)
{
    for (int k = 0; k < g->t->n; k++)
        q[k] = g->at[k][cell / g->stride[k] % g->count[k]];
    if (g->first)
        best_joint(g->t, q, 0);
    best_slides(g->t, q);
}

/* Whether the value of a cell is below that of another; of equal values the first, so that a plateau has a lowest cell */
static int below(float value, int cell, float other, int at) { return value < other || (value == other && cell < at); }

/* Whether no neighbour along a joint has a smaller value */
static int lowest(const grid *g, int cell)
{
    for (int k = 0; k < g->t->n; k++) {
        int m = g->count[k], i = cell / g->stride[k] % m;
        if (m < 2)
            continue;
        int before = cell + (i > 0 ? -1 : m - 1) * g->stride[k], behind = cell + (i < m - 1 ? 1 : 1 - m) * g->stride[k];
        if ((i > 0 || g->ring[k]) && !below(g->value[cell], cell, g->value[before], before))
            return 0;
        if ((i < m - 1 || g->ring[k]) && !below(g->value[cell], cell, g->value[behind], behind))
            return 0;
    }
    return 1;
}

/* --- results --------------------------------------------------------------------------------------------------------- */

static int same_posture(const task *t, const double *a, const double *b)
{
    for (int k = 0; k < t->n; k++) {
        double gap = fabs(a[k] - b[k]), turn = 2.0 * PI / fabs(t->factor[k]);
        if (t->turns[k])
            gap = fabs(gap - turn * floor(gap / turn + 0.5));
        if (gap > SAME)
            return 0;
    }
    return 1;
}

/* A row, by what it is sorted by; where the list is full it replaces the last */
static void add(const task *t, found *all, const double *q, double first, double second, int flat)
{
    int at = all->count;
    for (int i = 0; i < all->count; i++) {
        int equal = fabs(first - all->first[i]) < 1e-8 && fabs(second - all->second[i]) < 1e-7;
        if (same_posture(t, q, all->q[i]) || (flat && all->flat[i] && equal))
            return;
    }
    while (at > 0 && (first < all->first[at - 1] - 1e-9 || (first < all->first[at - 1] + 1e-9 && second < all->second[at - 1])))
        at--;
    if (at >= MOST)
        return;
    int last = all->count < MOST ? all->count : MOST - 1;
    for (int i = last; i > at; i--) {
        memcpy(all->q[i], all->q[i - 1], sizeof all->q[i]);
        all->first[i] = all->first[i - 1], all->second[i] = all->second[i - 1], all->flat[i] = all->flat[i - 1];
    }
    memcpy(all->q[at], q, N * sizeof *q);
    all->first[at] = first, all->second[at] = second, all->flat[at] = (unsigned char)flat;
    all->count = last + 1;
}

/* --- least distance, then least angle -------------------------------------------------------------------------------- */

typedef struct {
    task distance, angle, both; /* the same arm with three objectives */
    int idle[N], idles;
    double stride; /* rad: the longest step from a start that is a sample of the joints behind the third; 0 for other starts */
} orders;

/* The idle joints at values of a grid, the last in closed form; each minimum of the angle is led on by `lead` */
static void lead(const orders *o, double *q, int held, found *all)
{
    double pivot, other;
    view s;
    if (held) {
        double value = o->stride > 0.0 ? quick_minimum(&o->angle, q, o->stride, all, &pivot) : INFINITY;
        if (value == -INFINITY)
            return;
        if (value < INFINITY || descend(&o->angle, q, 1, &pivot) < INFINITY) {
            look(&o->angle, q, &s);
            add(&o->angle, all, q, 0.0, angle_of(&s), pivot < FLAT);
        }
        return;
    }
    descend(&o->both, q, 0, &pivot); /* the angle decides where the distance leaves postures free */
    look(&o->distance, q, &s);
    double nearer[N], d = distance(&s);
    memcpy(nearer, q, sizeof nearer);
    descend(&o->distance, nearer, 0, &other);
    look(&o->distance, nearer, &s);
    if (pivot > 1e-3 || distance(&s) < d - REACHED)
        memcpy(q, nearer, sizeof nearer);
    look(&o->distance, q, &s);
    add(&o->distance, all, q, distance(&s), angle_of(&s), pivot < 0.1 * TIE * FLAT);
}

/* The idle joints at their best: the best of a grid, or every minimum of it if `all` is given */
static void settle(const orders *o, double *q, int held, found *all)
{
    float value[24 * 24];
    int points = o->idles > 2 ? 12 : 24, m = o->idles > 1 ? points : 1, k = o->idles > 2 ? points : 1, best = 0;
    double trial[N];
    if (!o->idles) {
        if (all)
            lead(o, q, held, all);
        return;
    }
    int last = o->idle[o->idles - 1], middle = o->idles > 1 ? o->idle[o->idles - 2] : 0, first = o->idles > 2 ? o->idle[o->idles - 3] : 0;
    for (int i = 0; i < m * k; i++) {
        view s;
        memcpy(trial, q, sizeof trial);
        if (m > 1)
            trial[middle] = into(&o->angle, middle, 2.0 * PI * (i % m + 0.37) / m);
        if (k > 1)
            trial[first] = into(&o->angle, first, 2.0 * PI * (i / m + 0.37) / k);
        best_joint(&o->angle, trial, last);
        look(&o->angle, trial, &s);
        value[i] = (float)turned(&s);
        best = value[i] < value[best] ? i : best;
    }
    for (int i = 0; i < m * k; i++) {
        int row = i / m, column = i % m, low = i == best;
        if (all && m > 1)
            low |= value[i] <= value[row * m + (column + 1) % m] && value[i] <= value[row * m + (column + m - 1) % m] &&
                   value[i] <= value[(row + 1) % k * m + column] && value[i] <= value[(row + k - 1) % k * m + column];
        if (!low)
            continue;
        memcpy(trial, q, sizeof trial);
        if (m > 1)
            trial[middle] = into(&o->angle, middle, 2.0 * PI * (column + 0.37) / m);
        if (k > 1)
            trial[first] = into(&o->angle, first, 2.0 * PI * (row + 0.37) / k);
        best_joint(&o->angle, trial, last);
        if (all)
            lead(o, trial, held, all);
        else
            memcpy(q, trial, sizeof trial);
    }
}

/* How far the tip can move when all joints of the grid move by half a step */
static double half_cell(const grid *g, const view *s)
{
    double x = 0.0;
    for (int k = 0; k < g->t->n; k++)
        x += g->count[k] > 1 ? 0.5 * g->step[k] * sqrt(dot(s->v[k], s->v[k])) : 0.0;
    return x;
}

/* Postures that reach the position, near cells of the grid of distances: those of least angle among their neighbours are led on */
static void along_cells(const orders *o, const grid *g, float *angles, found *all)
{
    const float NONE = 1e30f;
    int none[N] = {0};
    double q[N];
    view s;
    double bound = 0.0;
    for (int k = 0; k < o->distance.n; k++)
        bound += g->step[k] * 0.5;
    for (int i = 0; i < g->cells; i++) {
        angles[i] = NONE;
        int low = lowest(g, i);
        if (!low && g->value[i] > bound * bound)
            continue;
        posture(g, i, q);
        look(&o->distance, q, &s);
        if (!low && distance(&s) > 0.8 * half_cell(g, &s) + 1e-3)
            continue;
        if (!(reach(&o->distance, q, none, &s) < REACHED))
            continue;
        settle(o, q, 1, 0);
        look(&o->angle, q, &s);
        angles[i] = (float)turned(&s);
    }
    for (int i = 0; i < g->cells; i++) {
        int low = angles[i] < NONE;
        for (int k = 0; k < o->distance.n && low; k++) {
            int m = g->count[k], at = i / g->stride[k] % m;
            if (m < 2)
                continue;
            for (int side = -1; side <= 1; side += 2) {
                int next = at + side;
                if (next < 0 || next >= m) {
                    if (!g->ring[k])
                        continue;
                    next = (next + m) % m;
                }
                int other = i + (next - at) * g->stride[k];
                low &= below(angles[i], i, angles[other], other);
            }
        }
        if (!low)
            continue;
        posture(g, i, q);
        if (reach(&o->distance, q, none, &s) < REACHED)
            settle(o, q, 1, all);
    }
}

/* --- the first three joints from the position ------------------------------------------------------------------------ */

/* Roots z = exp(i x) of wave[0] + wave[1] cos x + wave[2] sin x + wave[3] cos 2x + wave[4] sin 2x for LANES of them, all at once from starts
   (Aberth): root[0..3] real parts, root[4..7] imaginary parts in place, root[8] the last motion */
static void quartic_roots(const double wave[5][LANES], double root[9][LANES])
{
    for (int pass = 0; pass < PASSES; pass++) {
        double most = 0.0;
        for (int l = 0; l < LANES; l++)
            root[8][l] = 0.0;
        for (int k = 0; k < 4; k++) {
            const double *r1 = root[(k + 1) % 4], *r2 = root[(k + 2) % 4], *r3 = root[(k + 3) % 4];
            const double *i1 = root[4 + (k + 1) % 4], *i2 = root[4 + (k + 2) % 4], *i3 = root[4 + (k + 3) % 4];
            double stepr[LANES], stepi[LANES], length[LANES];
            for (int l = 0; l < LANES; l++) {
                double x = root[k][l], y = root[4 + k][l];
                double ar = 0.5 * wave[3][l], ai = 0.5 * wave[4][l], br = 0.5 * wave[1][l], bi = 0.5 * wave[2][l];
                double fr = ar, fi = -ai, gr = ar, gi = -ai, u; /* value and derivative by Horner's rule */
                u = fr * x - fi * y + br, fi = fr * y + fi * x - bi, fr = u;
                u = gr * x - gi * y + fr, gi = gr * y + gi * x + fi, gr = u;
                u = fr * x - fi * y + wave[0][l], fi = fr * y + fi * x, fr = u;
                u = gr * x - gi * y + fr, gi = gr * y + gi * x + fi, gr = u;
                u = fr * x - fi * y + br, fi = fr * y + fi * x + bi, fr = u;
                u = gr * x - gi * y + fr, gi = gr * y + gi * x + fi, gr = u;
                u = fr * x - fi * y + ar, fi = fr * y + fi * x + ai, fr = u;
                double x1 = x - r1[l], y1 = y - i1[l], x2 = x - r2[l], y2 = y - i2[l], x3 = x - r3[l], y3 = y - i3[l];
                double d1 = 1.0 / (x1 * x1 + y1 * y1 + 1e-300), d2 = 1.0 / (x2 * x2 + y2 * y2 + 1e-300), d3 = 1.0 / (x3 * x3 + y3 * y3 + 1e-300);
                double sr = x1 * d1 + x2 * d2 + x3 * d3, si = -(y1 * d1 + y2 * d2 + y3 * d3);
                double nr = gr - (fr * sr - fi * si), ni = gi - (fr * si + fi * sr), d = 1.0 / (nr * nr + ni * ni + 1e-300);
                double ur = (fr * nr + fi * ni) * d, ui = (fi * nr - fr * ni) * d, far = fabs(ur) + fabs(ui), scale = 1.0 / (far > 1.0 ? far : 1.0);
                stepr[l] = scale * ur;
                stepi[l] = scale * ui;
                length[l] = far;
            }
            for (int l = 0; l < LANES; l++) {
                root[k][l] -= stepr[l];
                root[4 + k][l] -= stepi[l];
                root[8][l] = length[l] > root[8][l] ? length[l] : root[8][l];
            }
        }
        for (int l = 0; l < LANES; l++)
            most = root[8][l] > most ? root[8][l] : most;
        if (most < 1e-13)
            break;
    }
}

/* What does not depend on the point: the position equations |e1 tau - e2 sigma|^2 = kappa^2 (yx^2 + yy^2) of joints 1, 2, 3 */
typedef struct {
    double sigma[2], tau[2], kappa, g, height, tz, square, goal[3]; /* goal: seen from the frame in which joint 1 turns */
    int linear;
} shoulder;

static int read_shoulder(const task *t, shoulder *h)
{
    const double *C = t->C[1];
    for (int k = 0; k < 3; k++)
        if (k >= t->n || !t->turns[k] || t->idle[k])
            return 0;
    for (int r = 0; r < 3; r++) {
        h->goal[r] = 0.0;
        for (int i = 0; i < 3; i++)
            h->goal[r] += t->C[0][4 * i + r] * (t->goal[4 * i + 3] - t->C[0][4 * i + 3]);
    }
    double tp[3] = {C[3], C[7], C[11]};
    h->sigma[0] = C[8], h->sigma[1] = C[9], h->g = C[10], h->height = C[11], h->square = dot(tp, tp);
    for (int c = 0; c < 2; c++)
        h->tau[c] = C[c] * tp[0] + C[4 + c] * tp[1] + C[8 + c] * tp[2];
    h->tz = C[2] * tp[0] + C[6] * tp[1] + C[10] * tp[2];
    h->kappa = h->sigma[0] * h->tau[1] - h->sigma[1] * h->tau[0];
    h->linear = fabs(h->kappa) < 1e-7;
    return length_of(h->sigma[0], h->sigma[1]) + length_of(h->tau[0], h->tau[1]) > 1e-6;
}

/* y = C2 Z3 c, the point seen from the frame that joint 2 turns, at an angle of joint 3; e1, e2 and what the equation misses */
static double shoulder_miss(const task *t, const shoulder *h, const double *c, double cosine, double sine, double *y, double *e)
{
    const double *C = t->C[2];
    double x[3] = {cosine * c[0] - sine * c[1], sine * c[0] + cosine * c[1], c[2]};
    for (int r = 0; r < 3; r++)
        y[r] = dot(C + 4 * r, x) + C[4 * r + 3];
    e[0] = h->goal[2] - h->g * y[2] - h->height;
    e[1] = 0.5 * (dot(h->goal, h->goal) - dot(y, y) - h->square) - h->tz * y[2];
    double a = e[0] * h->tau[0] - e[1] * h->sigma[0], b = e[0] * h->tau[1] - e[1] * h->sigma[1];
    if (h->linear)
        return fabs(h->tau[0]) + fabs(h->sigma[0]) > fabs(h->tau[1]) + fabs(h->sigma[1]) ? a : b;
    return a * a + b * b - h->kappa * h->kappa * (y[0] * y[0] + y[1] * y[1]);
}

/* The angles x of A cos x + B sin x = value, or those that come nearest where it is up to `beyond` of the largest: cosines and sines; how many.
   `off` is how far the value is beyond. */
static int wave_angles(double A, double B, double value, double beyond, double out[2][2], double *off)
{
    double length = length_of(A, B), x = length > 1e-14 ? value / length : 2.0, y;
    *off = fabs(x) < 1.0 ? 0.0 : fabs(x) - 1.0;
    if (!(fabs(x) < beyond))
        return 0;
    x = x > 1.0 ? 1.0 : x < -1.0 ? -1.0 : x;
    y = sqrt(1.0 - x * x);
    A /= length, B /= length;
    out[0][0] = A * x - B * y, out[0][1] = B * x + A * y;
    out[1][0] = A * x + B * y, out[1][1] = B * x - A * y;
    return *off > 0.0 ? 1 : 2;
}

/* The equation of joint 3 in the cosines and sines of its angle and of twice that */
static void elbow_wave(const task *t, const shoulder *h, const double *c, double *wave)
{
    double y[3], e[2], f[5];
    static const double C5[5] = {1.0, 0.30901699437494742, -0.80901699437494742, -0.80901699437494742, 0.30901699437494742};
    static const double S5[5] = {0.0, 0.95105651629515357, 0.58778525229247313, -0.58778525229247313, -0.95105651629515357};
    memset(wave, 0, 5 * sizeof *wave);
    for (int i = 0; i < 5; i++) {
        f[i] = shoulder_miss(t, h, c, C5[i], S5[i], y, e);
        wave[0] += 0.2 * f[i];
        for (int k = 1; k < 3; k++)
            wave[2 * k - 1] += 0.4 * f[i] * C5[i * k % 5], wave[2 * k] += 0.4 * f[i] * S5[i * k % 5];
    }
}

/* Cosines and sines of joint 3 with which the point can be placed, and those that come near (|near| > 0): how many, 4 at most */
static int elbow_angles(const shoulder *h, const samples *list, int run, int lane, double angle[4][2], double *near)
{
    const double(*wave)[LANES] = list->wave[run], (*root)[LANES] = list->root[run];
    if (h->linear) {
        int count = wave_angles(wave[1][lane], wave[2][lane], -wave[0][lane], 1.5, angle, near);
        near[1] = near[0];
        return count;
    }
    int count = 0;
    for (int k = 0; k < 4; k++) {
        double x = root[k][lane], y = root[4 + k][lane], length = x * x + y * y, away = length - 1.0;
        if (!(length > 0.55 && length < 1.83) || (fabs(away) > 2e-6 && away < 0.0)) /* one of the pair inside and outside of the circle */
            continue;
        length = 1.0 / sqrt(length);
        angle[count][0] = x * length, angle[count][1] = y * length;
        near[count++] = fabs(away) > 2e-9 || root[8][lane] > 1e-9 ? 1.0 : 0.0;
    }
    return count;
}

/* Joints 1, 2, 3 that place a point: `turn` is cosine and sine of each, 8 at most; `rough` tells which are only near */
static int shoulder_postures(const task *t, const shoulder *h, const samples *list, int run, int lane, const double *c, double turn[8][3][2],
                             int *rough)
{
    double angle[4][2], near[4], far = length_of(h->goal[0], h->goal[1]);
    int angles = elbow_angles(h, list, run, lane, angle, near), count = 0;
    for (int i = 0; i < angles; i++) {
        double y[3], e[2], second[2][2], beyond = 0.0;
        int seconds = 1;
        shoulder_miss(t, h, c, angle[i][0], angle[i][1], y, e);
        double a1 = h->sigma[0] * y[0] + h->sigma[1] * y[1], b1 = h->sigma[1] * y[0] - h->sigma[0] * y[1];
        double a2 = h->tau[0] * y[0] + h->tau[1] * y[1], b2 = h->tau[1] * y[0] - h->tau[0] * y[1];
        if (h->linear) {
            int one = length_of(h->sigma[0], h->sigma[1]) > length_of(h->tau[0], h->tau[1]);
            seconds = one ? wave_angles(a1, b1, e[0], 1.3, second, &beyond) : wave_angles(a2, b2, e[1], 1.3, second, &beyond);
        } else {
            double det = a1 * b2 - a2 * b1, sign = det < 0.0 ? -1.0 : 1.0;
            double w = sign * (e[0] * b2 - e[1] * b1), s = sign * (a1 * e[1] - a2 * e[0]), length = length_of(w, s);
            second[0][0] = length > 0.0 ? w / length : 1.0;
            second[0][1] = length > 0.0 ? s / length : 0.0;
        }
        for (int j = 0; j < seconds && count < 8; j++) {
            double w = second[j][0], s = second[j][1], x[3] = {w * y[0] - s * y[1], s * y[0] + w * y[1], y[2]};
            double px = dot(t->C[1], x) + t->C[1][3], py = dot(t->C[1] + 4, x) + t->C[1][7], length = far * length_of(px, py);
            turn[count][0][0] = length > 0.0 ? (h->goal[0] * px + h->goal[1] * py) / length : 1.0;
            turn[count][0][1] = length > 0.0 ? (h->goal[1] * px - h->goal[0] * py) / length : 0.0;
            memcpy(turn[count][1], second[j], sizeof second[j]);
            memcpy(turn[count][2], angle[i], sizeof angle[i]);
            rough[count++] = near[i] != 0.0 || beyond > 0.0;
        }
    }
    return count;
}

/* 4 sin^2(angle / 2) of the turns of the first three joints, where the rotation behind them and that of the goal make `rest` */
static double turned_by(const task *t, double turn[3][2], const double *rest)
{
    double A[9], W[9], trace[3] = {0}; /* Z3 rest, C2 Z3 rest, Z2 C2 Z3 rest */
    for (int c = 0; c < 3; c++) {
        A[c] = turn[2][0] * rest[c] - turn[2][1] * rest[3 + c];
        A[3 + c] = turn[2][1] * rest[c] + turn[2][0] * rest[3 + c];
        A[6 + c] = rest[6 + c];
    }
    for (int r = 0; r < 3; r++)
        for (int c = 0; c < 3; c++)
            W[3 * r + c] = t->C[2][4 * r] * A[c] + t->C[2][4 * r + 1] * A[3 + c] + t->C[2][4 * r + 2] * A[6 + c];
    for (int c = 0; c < 3; c++) {
        A[c] = turn[1][0] * W[c] - turn[1][1] * W[3 + c];
        A[3 + c] = turn[1][1] * W[c] + turn[1][0] * W[3 + c];
    }
    memcpy(A + 6, W + 6, 3 * sizeof *A);
    for (int k = 0; k < 3; k++) { /* of C1 A: what the turn of joint 1 meets */
        const double *C = t->C[1] + k, *a = A + 3 * k;
        trace[0] += C[0] * a[0] + C[4] * a[1];
        trace[1] += C[0] * a[1] - C[4] * a[0];
        trace[2] += C[8] * a[2];
    }
    double x = 3.0 - turn[0][0] * trace[0] - turn[0][1] * trace[1] - trace[2];
    return x > 0.0 ? x : 0.0;
}

static const int VALUES[4] = {1, 64, 26, 10}; /* of each further joint, by their number */

/* The angle of the nearest sample of another cell; INFINITY where none is near */
static float neighbour(const task *t, const samples *all, int cell, int root, int other, double far)
{
    double best = far;
    float angle = INFINITY;
    for (int i = 0; i < all->count[other]; i++) {
        double gap = 0.0;
        for (int k = 0; k < 3; k++) {
            double turn = 2.0 * PI / fabs(t->factor[k]), x = fabs(all->q[cell][root][k] - all->q[other][i][k]);
            x = fabs(x - turn * floor(x / turn + 0.5));
            gap = x > gap ? x : gap;
        }
        if (gap < best)
            best = gap, angle = all->angle[other][i];
    }
    return angle;
}

/* The values of the joints behind the third of each sample */
typedef struct {
    int joint[3], dims, cells, stride[3], ring[3];
    double low[3], step[3], least, c[3][64], s[3][64]; /* least: the smallest step */
} further;

/* 0 where some joint behind the third that moves the tip slides */
static int further_joints(const task *t, further *f)
{
    f->dims = 0, f->cells = 1, f->least = FAR;
    for (int k = 3; k < t->n; k++)
        if (!t->idle[k]) {
            if (!t->turns[k])
                return 0;
            f->joint[f->dims++] = k;
        }
    for (int i = 0; i < f->dims; i++) {
        int k = f->joint[i], values = VALUES[f->dims];
        double turn = 2.0 * PI / fabs(t->factor[k]), width = t->high[k] - t->low[k];
        f->ring[i] = !(width < turn);
        f->low[i] = f->ring[i] ? t->low[k] > -1e9 ? t->low[k] : -0.5 * turn : t->low[k];
        f->step[i] = (f->ring[i] ? turn : width) / values;
        f->least = f->step[i] < f->least ? f->step[i] : f->least;
        f->stride[i] = f->cells;
        f->cells *= values;
        for (int j = 0; j < values; j++) {
            double x = (f->low[i] + (j + 0.37) * f->step[i]) * t->factor[k];
            f->c[i][j] = cos(x);
            f->s[i][j] = sin(x);
        }
    }
    return 1;
}

/* The tip seen from the frame behind joint 3, in a cell; and the rotation R behind it, times goal^T C0, where it is wanted */
static void behind_third(const task *t, const further *f, int cell, double *tip, double *R)
{
    const double *C = t->C[t->n];
    double p[4][3] = {{C[3], C[7], C[11]}};
    int some = R ? 4 : 1, dim = f->dims;
    for (int r = 0; r < 3 && R; r++)
        for (int c = 0; c < 3; c++) { /* the last constant times goal^T C0, by columns */
            p[1 + c][r] = 0.0;
            for (int i = 0; i < 3; i++)
                p[1 + c][r] += C[4 * r + i] * (t->goal[i] * t->C[0][c] + t->goal[4 + i] * t->C[0][4 + c] + t->goal[8 + i] * t->C[0][8 + c]);
        }
    for (int k = t->n - 1; k >= 3; k--) {
        double x = into(t, k, 0.0) * t->factor[k], c = 1.0, s = 0.0;
        if (!t->idle[k]) {
            int at = cell / f->stride[--dim] % VALUES[f->dims];
            c = f->c[dim][at], s = f->s[dim][at];
        } else if (x != 0.0)
            c = cos(x), s = sin(x);
        C = t->C[k];
        for (int m = 0; m < some; m++) {
            double a = c * p[m][0] - s * p[m][1], b = s * p[m][0] + c * p[m][1], d = p[m][2];
            for (int r = 0; r < 3; r++)
                p[m][r] = C[4 * r] * a + C[4 * r + 1] * b + C[4 * r + 2] * d + (m ? 0.0 : C[4 * r + 3]);
        }
    }
    memcpy(tip, p[0], sizeof p[0]);
    for (int r = 0; r < 3 && R; r++)
        for (int c = 0; c < 3; c++)
            R[3 * r + c] = p[1 + c][r];
}

/* The equations of joint 3 in all cells, and their roots; lane l has the cells from l times the number of runs on */
static int solve_elbows(const task *t, const shoulder *h, const further *f, samples *list)
{
    static const double STARTS[8] = {0.9, -0.7, 0.1, -0.2, 0.3, 0.6, -1.1, -0.8};
    int runs = (f->cells + LANES - 1) / LANES;
    for (int i = 0; i < runs * LANES; i++) {
        int cell = i < f->cells ? i : f->cells - 1;
        double wave[5];
        behind_third(t, f, cell, list->point[cell], 0);
        elbow_wave(t, h, list->point[cell], wave);
        for (int k = 0; k < 5; k++)
            list->wave[i % runs][k][i / runs] = wave[k];
    }
    for (int run = 0; run < runs && !h->linear; run++) {
        for (int k = 0; k < 8; k++)
            for (int l = 0; l < LANES; l++)
                list->root[run][k][l] = run ? list->root[run - 1][k][l] : STARTS[k];
        quartic_roots((const double(*)[LANES])list->wave[run], list->root[run]);
    }
    return runs;
}

/* The postures of a cell into the list: how many */
static int sample_cell(const orders *o, const shoulder *h, const further *f, samples *list, int cell, int runs)
{
    const task *t = &o->distance;
    double q[N], turn[8][3][2], rest[9], tip[3];
    int rough[8], none[N] = {0}, last = o->idles == 1 ? o->idle[0] : -1, open = last >= 0 && !(t->low[last] > -1e299);
    int roots = shoulder_postures(t, h, list, cell % runs, cell / runs, list->point[cell], turn, rough);
    view s;
    list->count[cell] = 0;
    if (!roots)
        return 0;
    for (int k = 0; k < t->n; k++)
        q[k] = into(t, k, 0.0);
    for (int i = 0; i < f->dims; i++)
        q[f->joint[i]] = f->low[i] + (cell / f->stride[i] % VALUES[f->dims] + 0.37) * f->step[i];
    if (!o->idles)
        behind_third(t, f, cell, tip, rest);
    for (int i = 0; i < roots; i++) {
        double x[N];
        memcpy(x, q, sizeof x);
        int off = rough[i];
        for (int k = 0; k < 3; k++) {
            double first = atan2(turn[i][k][1], turn[i][k][0]) / t->factor[k];
            x[k] = into(t, k, first);
            double away = fabs(x[k] - first), whole = 2.0 * PI / fabs(t->factor[k]);
            off |= away > 0.0 && fabs(away - whole * floor(away / whole + 0.5)) > 1e-9;
        }
        if (off && !(reach(t, x, none, &s) < REACHED))
            continue;
        int at = list->count[cell]++;
        if (o->idles || off) {
            if (!open)
                settle(o, x, 1, 0);
            look(&o->angle, x, &s);
            list->angle[cell][at] = (float)(open ? least_over(&o->angle, &s, last) : turned(&s));
        } else
            list->angle[cell][at] = (float)turned_by(t, turn[i], rest);
        for (int k = 0; k < t->n; k++)
            list->q[cell][at][k] = (float)x[k];
    }
    return list->count[cell];
}

/* Postures that reach the position for values of the joints behind the third: those of least angle among their neighbours are led on.
   Returns 0 where the first three joints do not all turn, or none is found. */
static int along_values(orders *o, samples *list, found *all)
{
    const task *t = &o->distance;
    shoulder h;
    further f;
    int some = 0, none[N] = {0};
    view s;
    if (!read_shoulder(t, &h) || !further_joints(t, &f))
        return 0;
    o->stride = STRIDE * f.least;
    int runs = solve_elbows(t, &h, &f, list);
    for (int cell = 0; cell < f.cells; cell++)
        some |= sample_cell(o, &h, &f, list, cell, runs) > 0;
    for (int cell = 0; cell < f.cells; cell++)
        for (int i = 0; i < list->count[cell]; i++) {
            int least = 1;
            for (int k = 0; k < f.dims && least; k++)
                for (int side = -1; side <= 1; side += 2) {
                    int m = VALUES[f.dims], at = cell / f.stride[k] % m, next = at + side;
                    if (!f.ring[k] && (next < 0 || next >= m))
                        continue;
                    int other = cell + ((next + m) % m - at) * f.stride[k];
                    least &= below(list->angle[cell][i], cell, neighbour(t, list, cell, i, other, 6.0 * f.step[k]), other);
                }
            if (!least)
                continue;
            double q[N];
            for (int k = 0; k < t->n; k++)
                q[k] = list->q[cell][i][k];
            if (reach(t, q, none, &s) < REACHED)
                settle(o, q, 1, all);
        }
    return some && all->count;
}

static void ordered(orders *o, found *all, workspace *work)
{
    grid g;
    double q[N], pivot, least = INFINITY;
    int none[N] = {0};
    view s;
    found minima;
    minima.count = 0;
    if (along_values(o, &work->list, all))
        return;
    o->stride = 0.0;
    make_grid(&g, &o->distance, o->distance.idle, POINTS, work);
    for (int i = 0; i < g.cells; i++)
        if (lowest(&g, i)) {
            posture(&g, i, q);
            descend(&o->distance, q, 0, &pivot);
            look(&o->distance, q, &s);
            double d = distance(&s), exact[N];
            if (d >= REACHED && d < NEARLY) { /* squares of small distances are too flat for a minimum of a nearly singular arm */
                memcpy(exact, q, sizeof exact);
                d = reach(&o->distance, exact, none, &s) < REACHED ? 0.0 : d;
            }
            least = d < least ? d : least;
            if (least < REACHED)
                break;
            add(&o->distance, &minima, q, d, 0.0, 0);
        }
    if (least < REACHED) {
        along_cells(o, &g, work->angle, all);
        return;
    }
    for (int i = 0; i < minima.count; i++)
        settle(o, minima.q[i], 0, all);
}

/* q led to the whole pose of the goal by Gauss and Newton's method, within the limits: what is left of the value */
static double meet(const task *t, double *q)
{
    double left = INFINITY, A[N][N], step[N];
    view s;
    for (int pass = 0; pass < 12; pass++) {
        look(t, q, &s);
        double value = value_of(t, &s);
        if (value < 1e-30 || (pass > 3 && value > 0.8 * left))
            return value;
        left = value;
        for (int i = 0; i < t->n; i++) {
            step[i] = -0.5 * slope(t, &s, i);
            for (int j = 0; j < t->n; j++)
                A[i][j] = t->wp * dot(s.v[i], s.v[j]) + t->wr * dot(s.a[i], s.a[j]) + (i == j ? 1e-12 : 0.0);
        }
        if (cholesky(A, t->n, step) == 0.0)
            return value;
        double longest = 0.0;
        for (int k = 0; k < t->n; k++)
            longest = fabs(step[k]) > longest ? fabs(step[k]) : longest;
        if (value > 1e-2 && longest < 1e-2) /* stationary; what is missed would take longer steps */
            return value;
        for (int k = 0; k < t->n; k++) {
            double x = q[k] + (step[k] > 0.5 ? 0.5 : step[k] < -0.5 ? -0.5 : step[k]);
            q[k] = x < t->low[k] ? t->low[k] : x > t->high[k] ? t->high[k] : x;
        }
    }
    look(t, q, &s);
    return value_of(t, &s);
}

/* Rows from the minima of distance and angle together: postures that reach the whole pose are found by these also where the distance alone
   is nearly flat, or has its zeros close together beside the border of the reach. */
static void together(const orders *o, workspace *work, found *all)
{
    grid g;
    task t = o->angle;
    int none[N] = {0}, empty = !all->count;
    double q[N], x[N], pivot;
    view s;
    t.wp = t.wr = 1.0;
    make_grid(&g, &t, none, COARSE, work);
    for (int i = 0; i < g.cells; i++) {
        if (!(g.value[i] < WITHIN || empty) || !lowest(&g, i))
            continue;
        posture(&g, i, q);
        memcpy(x, q, sizeof x);
        if (meet(&t, x) < MET) {
            look(&t, x, &s);
            add(&t, all, x, 0.0, angle_of(&s), 0);
        } else if (empty) {
            descend(&t, q, 0, &pivot);
            lead(o, q, 0, all);
        }
    }
}

/* Rows that nearly reach the whole pose led to it: the least angle among postures of one position is known to the root of rounding errors */
static void sharpen(const orders *o, found *all)
{
    found rows = *all;
    task t = o->angle;
    t.wp = t.wr = 1.0;
    all->count = 0;
    for (int i = 0; i < rows.count; i++) {
        double q[N];
        memcpy(q, rows.q[i], sizeof q);
        int vague = rows.first[i] < NEARLY && rows.second[i] < 0.1 && (rows.first[i] > 0.0 || rows.second[i] > EXACT);
        if (vague && meet(&t, q) < MET)
            add(&t, all, q, 0.0, 0.0, rows.flat[i]);
        else
            add(&t, all, rows.q[i], rows.first[i], rows.second[i], rows.flat[i]);
    }
}

/* --- entry ----------------------------------------------------------------------------------------------------------- */

static void read_task(const double *arm, const double *T, int limits, task *t)
{
    t->n = (int)arm[0];
    memset(t->idle, 0, sizeof t->idle);
    for (int k = 0; k < t->n; k++) {
        double unit = arm[2 + k] != 0 ? 1.0 : arm[1];
        t->turns[k] = arm[2 + k] != 0;
        t->factor[k] = arm[8 + k];
        t->from[k] = limits ? arm[14 + k] / unit : -1e300;
        t->to[k] = limits ? arm[20 + k] / unit : 1e300;
        int whole = t->turns[k] && !(t->to[k] - t->from[k] < 2.0 * PI / fabs(t->factor[k])); /* every angle has a turn within */
        t->low[k] = whole ? -1e300 : t->from[k];
        t->high[k] = whole ? 1e300 : t->to[k];
    }
    for (int k = 0; k <= t->n; k++)
        for (int i = 0; i < 12; i++)
            t->C[k][i] = arm[26 + 12 * k + i] / (i % 4 == 3 ? arm[1] : 1.0);
    for (int i = 0; i < 12; i++)
        t->goal[i] = T[i] / (i % 4 == 3 ? arm[1] : 1.0);
}

/* Joints that do not change the distance from the goal: those that never move the tip, and the first where the goal is on its axis */
static void find_idle(task *t)
{
    view s;
    double q[N], most[N] = {0};
    for (int trial = 0; trial < 3; trial++) {
        for (int k = 0; k < t->n; k++)
            q[k] = into(t, k, 0.7 + 1.3 * trial + 0.9 * k);
        look(t, q, &s);
        for (int k = 0; k < t->n; k++) {
            double v = sqrt(dot(s.v[k], s.v[k]));
            most[k] = v > most[k] ? v : most[k];
        }
    }
    for (int k = 0; k < t->n; k++)
        t->idle[k] = t->turns[k] && most[k] < 1e-9;
    if (t->turns[0]) {
        double z[3] = {t->C[0][2], t->C[0][6], t->C[0][10]}, d[3], c[3];
        for (int r = 0; r < 3; r++)
            d[r] = t->goal[4 * r + 3] - t->C[0][4 * r + 3];
        cross(z, d, c);
        t->idle[0] |= sqrt(dot(c, c)) < 1e-9;
    }
}

/* An angle on the turn nearest the middle of a range of a turn or more; with one limit, on the first turn within it */
static double turn_within(double x, double turn, double from, double to)
{
    if (from > -UNLIMITED && to < UNLIMITED)
        return x - turn * ceil((x - 0.5 * (from + to)) / turn - 0.5);
    if (from > -UNLIMITED)
        return x < from ? x + turn * ceil((from - x) / turn) : x;
    return x > to ? x - turn * ceil((x - to) / turn) : x;
}

static void give(const double *arm, const task *t, const double *q, double *row, double *error)
{
    view s;
    look(t, q, &s);
    error[0] = distance(&s) * arm[1];
    error[1] = angle_of(&s);
    for (int k = 0; k < t->n; k++) {
        double x = q[k], turn = 2.0 * PI / fabs(t->factor[k]);
        if (t->turns[k] && t->low[k] < -UNLIMITED && (t->from[k] > -UNLIMITED || t->to[k] < UNLIMITED))
            x = turn_within(x, turn, t->from[k], t->to[k]);
        else if (t->turns[k] && t->low[k] < -1e299 && !(x > -PI && x <= PI) && fabs(fabs(t->factor[k]) - 1.0) < 1e-12)
            x -= turn * ceil((x - PI) / turn);
        row[k] = t->turns[k] ? x : x * arm[1];
    }
}

/* The nearest postures to a pose T (3x4 row by row at least): rows of q (64 x n), their errors (64 x 2: m, rad), 1 where a row is one of
   many; their number. `weights` are those of position and rotation, 0 and 0 for the least distance first, then the least angle. */
static int nearest_postures(const double *arm, const double *T, const double *weights, int limits, double *q, double *errors,
                            unsigned char *flat, workspace *work)
{
    found all;
    orders o;
    all.count = 0;
    task t;
    read_task(arm, T, limits, &t);
    if (weights[0] + weights[1] > 0.0) {
        grid g;
        double size = arm[1] * arm[1], most = weights[0] * size > weights[1] ? weights[0] * size : weights[1], x[N], pivot;
        t.wp = weights[0] * size / most, t.wr = weights[1] / most;
        make_grid(&g, &t, t.idle, POINTS, work);
        for (int i = 0; i < g.cells; i++)
            if (lowest(&g, i)) {
                posture(&g, i, x);
                double least = descend(&t, x, 0, &pivot);
                add(&t, &all, x, 0.0, least, pivot < FLAT);
            }
    } else {
        find_idle(&t);
        o.distance = o.angle = o.both = t;
        o.distance.wp = 1.0, o.distance.wr = 0.0;
        o.angle.wp = 0.0, o.angle.wr = 1.0;
        o.both.wp = 1.0, o.both.wr = TIE;
        o.idles = 0;
        for (int k = 0; k < t.n; k++)
            if (t.idle[k] && o.idles < N)
                o.idle[o.idles++] = k;
        ordered(&o, &all, work);
        sharpen(&o, &all);
        if (!all.count || (all.first[0] < 1e-2 && (all.first[0] >= REACHED || all.second[0] > EXACT)))
            together(&o, work, &all);
    }
    for (int i = 0; i < all.count; i++) {
        give(arm, &t, all.q[i], q + t.n * i, errors + 2 * i);
        flat[i] = all.flat[i];
    }
    return all.count;
}
