/* Postures of a serial arm: its direct model, Newton's method, and a list of distinct solutions.

   An arm is an array of numbers: n, size, then 6 each of turns (1 or 0), factors, lower and upper limits, then 7 constant
   transforms of 12 elements, T = C0 Z1 C1 ... Zn Cn; Zk turns about z or slides along it by factor * q. */

#include <math.h>
#include <string.h>

typedef long long word;

#define PI 3.14159265358979323846
#define ACCURATE 1e-10 /* how well a solution reproduces the pose, rad and parts of the size */
#define ENOUGH 1e-13   /* a misfit that needs no further step */
#define GOOD 3e-3      /* a misfit that is worth more than the first steps */
#define SAME 1e-6      /* rad or parts of the size between postures that count as one */
#define RANK 1e-9      /* pivots of the Jacobian below this count as zero */
#define FREE 1e-5      /* the last pivot below which a posture is singular; where two solutions have met they are found to its square only */
#define NEARLY_FREE 0.05 /* the last pivot before Newton's last step below which it is computed again */
#define AT_LIMIT 1e-9  /* rad or m by which a joint may pass its limit */
#define UNLIMITED 1e299 /* a limit beyond it is none */
#define BASIN 5e-3     /* rad or parts of the size around a regular solution within which Newton's method leads to it */
#define REGULAR 0.1    /* the last pivot above which a solution is regular */
#define FIRST_STEPS 4
#define STEPS 12

static const double *turns_of(const double *arm) { return arm + 2; }
static const double *factors_of(const double *arm) { return arm + 8; }
static const double *low_of(const double *arm) { return arm + 14; }
static const double *high_of(const double *arm) { return arm + 20; }
static const double *constant_of(const double *arm, int k) { return arm + 26 + 12 * k; }

/* C = A B of rigid transforms, 3x4, row by row */
static void compose(const double *A, const double *B, double *C)
{
    for (int r = 0; r < 12; r += 4) {
        for (int c = 0; c < 4; c++)
            C[r + c] = A[r] * B[c] + A[r + 1] * B[4 + c] + A[r + 2] * B[8 + c];
        C[r + 3] += A[r + 3];
    }
}

static void invert(const double *A, double *B)
{
    for (int r = 0; r < 3; r++) {
        for (int c = 0; c < 3; c++)
            B[4 * r + c] = A[4 * c + r];
        B[4 * r + 3] = -(A[r] * A[3] + A[4 + r] * A[7] + A[8 + r] * A[11]);
    }
}

/* T Z in place: a turn about z, or a slide along it */
static void move(double *T, int turns, double x)
{
    double c = turns ? cos(x) : 1.0, s = turns ? sin(x) : 0.0, d = turns ? 0.0 : x;
    for (int r = 0; r < 12; r += 4) {
        double a = T[r], b = T[r + 1];
        T[r] = a * c + b * s;
        T[r + 1] = b * c - a * s;
        T[r + 3] += T[r + 2] * d;
    }
}

/* The pose of a posture, and the axis (3) and a point (3) of each joint */
static void forward(const double *arm, const double *q, double *T, double *axes)
{
    double A[12];
    memcpy(A, constant_of(arm, 0), sizeof A);
    for (int k = 0; k < (int)arm[0]; k++) {
        for (int r = 0; r < 3; r++) {
            axes[6 * k + r] = A[4 * r + 2];
            axes[6 * k + 3 + r] = A[4 * r + 3];
        }
        move(A, turns_of(arm)[k] != 0, q[k] * factors_of(arm)[k]);
        compose(A, constant_of(arm, k + 1), T);
        memcpy(A, T, sizeof A);
    }
}

/* From T to the goal: position over the size, and a turn in rad; the largest of them */
static double misfit(const double *T, const double *goal, double size, double *e)
{
    double R[9], turn[3], largest = 0.0;
    for (int r = 0; r < 3; r++) {
        e[r] = (goal[4 * r + 3] - T[4 * r + 3]) / size;
        for (int c = 0; c < 3; c++)
            R[3 * r + c] = goal[4 * r] * T[4 * c] + goal[4 * r + 1] * T[4 * c + 1] + goal[4 * r + 2] * T[4 * c + 2];
    }
    turn[0] = 0.5 * (R[7] - R[5]);
    turn[1] = 0.5 * (R[2] - R[6]);
    turn[2] = 0.5 * (R[3] - R[1]);
    double sine = sqrt(turn[0] * turn[0] + turn[1] * turn[1] + turn[2] * turn[2]);
    double cosine = 0.5 * (R[0] + R[4] + R[8] - 1.0);
    double factor = sine > 1e-9 ? atan2(sine, cosine) / sine : 1.0;
    for (int r = 0; r < 3; r++)
        e[3 + r] = turn[r] * factor;
    e[3] += sine <= 1e-9 && cosine < 0.0 ? PI : 0.0;
    for (int r = 0; r < 6; r++)
        largest = fabs(e[r]) > largest ? fabs(e[r]) : largest;
    return e[0] + e[1] + e[2] + e[3] + e[4] + e[5] == e[0] + e[1] + e[2] + e[3] + e[4] + e[5] ? largest : INFINITY;
}

/* Columns of the Jacobian, 6 each: velocity of the tip over the size, and angular velocity */
static void jacobian(const double *arm, const double *T, const double *axes, double *J)
{
    double size = arm[1];
    for (int k = 0; k < (int)arm[0]; k++) {
        const double *z = axes + 6 * k, *p = z + 3;
        double f = factors_of(arm)[k], *c = J + 6 * k;
        double d[3] = {T[3] - p[0], T[7] - p[1], T[11] - p[2]};
        if (turns_of(arm)[k] != 0) {
            c[0] = f * (z[1] * d[2] - z[2] * d[1]) / size;
            c[1] = f * (z[2] * d[0] - z[0] * d[2]) / size;
            c[2] = f * (z[0] * d[1] - z[1] * d[0]) / size;
            for (int r = 0; r < 3; r++)
                c[3 + r] = f * z[r];
        } else
            for (int r = 0; r < 3; r++) {
                c[r] = f * z[r] / size;
                c[3 + r] = 0.0;
            }
    }
}

/* A reflection by a column v from row k on, of which `pivot` is left: u - v (v.u) scale */
static double mirror_scale(const double *v, int k, double pivot) { return pivot != 0.0 ? -1.0 / (pivot * v[k]) : 0.0; }

static void mirror(const double *v, int k, double scale, double *u)
{
    double dot = 0.0;
    for (int r = k; r < 6; r++)
        dot += v[r] * u[r];
    dot *= scale;
    for (int r = k; r < 6; r++)
        u[r] -= dot * v[r];
}

/* J (n columns) to a triangle by Householder reflections, the longest column first; below the pivots stand the reflections */
static void triangle(double *J, int n, int *order, double *pivots)
{
    for (int k = 0; k < n; k++)
        order[k] = k;
    for (int k = 0; k < n; k++) {
        double best = -1.0;
        int at = k;
        for (int c = k; c < n; c++) {
            double s = 0.0;
            for (int r = k; r < 6; r++)
                s += J[6 * order[c] + r] * J[6 * order[c] + r];
            if (s > best)
                best = s, at = c;
        }
        int chosen = order[at];
        order[at] = order[k];
        order[k] = chosen;
        double *v = J + 6 * chosen, length = sqrt(best);
        pivots[k] = v[k] > 0.0 ? -length : length;
        v[k] -= pivots[k];
        double scale = mirror_scale(v, k, pivots[k]);
        for (int c = k + 1; c < n; c++)
            mirror(v, k, scale, J + 6 * order[c]);
    }
}

/* A right side as the triangle has it */
static void mirror_all(const double *J, int n, const int *order, const double *pivots, double *b)
{
    for (int k = 0; k < n; k++)
        mirror(J + 6 * order[k], k, mirror_scale(J + 6 * order[k], k, pivots[k]), b);
}

/* x of the triangle where its first `rank` pivots count; the others of x are given */
static void back_substitute(const double *J, int n, const int *order, const double *pivots, int rank, const double *b, double *x)
{
    for (int k = rank - 1; k >= 0; k--) {
        double s = b[k];
        for (int c = k + 1; c < n; c++)
            s -= J[6 * order[c] + k] * x[order[c]];
        x[order[k]] = s / pivots[k];
    }
}

/* J x = b by least squares; pivots up to `least` of the first one give x = 0. Returns the last pivot, 0 where it does not count. */
static double least_squares(double *J, double *b, int n, double least, double *x)
{
    int order[6], rank = 0;
    double pivots[6];
    triangle(J, n, order, pivots);
    mirror_all(J, n, order, pivots, b);
    while (rank < n && fabs(pivots[rank]) > least * fabs(pivots[0]))
        rank++;
    memset(x, 0, n * sizeof *x);
    back_substitute(J, n, order, pivots, rank, b, x);
    return rank < n ? 0.0 : fabs(pivots[n - 1]);
}

/* Newton's method as far as it helps, q in place: what is left of the misfit; `pivot` tells how near to singular q is, `rough` the misfit
   before */
static double polish(const double *arm, const double *goal, double *q, double *pivot, double *rough)
{
    int n = (int)arm[0];
    double T[12], axes[36], e[6], J[36], step[6], at[6], best = INFINITY, rank = RANK;
    memcpy(at, q, n * sizeof *q);
    pivot[0] = 0.0; /* not known: a posture that needs no step */
    for (int pass = 0; pass <= STEPS; pass++) {
        forward(arm, at, T, axes);
        double miss = misfit(T, goal, arm[1], e), largest = 0.0;
        int better = miss < best;
        rough[0] = pass ? rough[0] : miss;
        if (better) {
            best = miss;
            memcpy(q, at, n * sizeof *q);
        }
        if (!(miss < INFINITY) || miss <= ENOUGH || (!better && best <= ACCURATE) || (pass >= FIRST_STEPS && best > GOOD))
            break;
        if (!better && best < 1e-6) { /* back, and without directions that are nearly free */
            rank = 1e-5;
            memcpy(at, q, n * sizeof *q);
            forward(arm, at, T, axes);
            misfit(T, goal, arm[1], e);
        }
        jacobian(arm, T, axes, J);
        pivot[0] = least_squares(J, e, n, rank, step);
        for (int k = 0; k < n; k++)
            largest = fabs(step[k]) > largest ? fabs(step[k]) : largest;
        for (int k = 0; k < n; k++)
            at[k] += largest > 1.0 ? step[k] / largest : step[k];
    }
    return best;
}

/* Angles in (-pi, pi] */
static void wrap(const double *arm, double *q)
{
    for (int k = 0; k < (int)arm[0]; k++)
        if (turns_of(arm)[k] != 0 && !(q[k] > -PI && q[k] <= PI))
            q[k] -= 2.0 * PI * ceil((q[k] - PI) / (2.0 * PI));
}

/* An angle on the turn nearest the middle of its range; with one limit, on the first turn within it */
static double nearest_turn(double x, double low, double high)
{
    double middle = 0.5 * (low + high);
    if (low > -UNLIMITED && high < UNLIMITED)
        return x - 2.0 * PI * ceil((x - middle) / (2.0 * PI) - 0.5);
    if (x < low - AT_LIMIT)
        return x + 2.0 * PI * ceil((low - AT_LIMIT - x) / (2.0 * PI));
    if (x > high + AT_LIMIT)
        return x - 2.0 * PI * ceil((x - high - AT_LIMIT) / (2.0 * PI));
    return x;
}

/* Of postures (count x n) those within the joint limits, in place, angles on the turn nearest the middle of their range: their number */
static int keep_inside(const double *arm, double *q, unsigned char *singular, int count)
{
    int n = (int)arm[0], kept = 0;
    for (int i = 0; i < count; i++) {
        int inside = 1;
        for (int k = 0; k < n; k++) {
            double low = low_of(arm)[k], high = high_of(arm)[k], x = q[n * i + k];
            if (turns_of(arm)[k] != 0)
                x = nearest_turn(x, low, high);
            if (x < low - AT_LIMIT || x > high + AT_LIMIT)
                inside = 0;
            q[n * kept + k] = x;
        }
        singular[kept] = singular[i];
        kept += inside;
    }
    return kept;
}

/* Which of the postures q is, from 1, to a tolerance in rad or parts of the size; 0 for none */
static int listed(const double *arm, const double *q, const double *postures, int count, double tolerance)
{
    int n = (int)arm[0];
    for (int i = 0; i < count; i++) {
        int equal = 1;
        for (int k = 0; k < n && equal; k++) {
            double gap = fabs(q[k] - postures[n * i + k]);
            if (turns_of(arm)[k] != 0 && gap > 1.0)
                gap = fabs(gap - 2.0 * PI * floor(gap / (2.0 * PI) + 0.5));
            equal = gap < (turns_of(arm)[k] != 0 ? tolerance : tolerance * arm[1]);
        }
        if (equal)
            return i + 1;
    }
    return 0;
}

/* How much a solution may miss: 1e-10 m for arms of some metres */
static double allowed(const double *arm)
{
    double size = arm[1] > 1.0 ? arm[1] : 1.0;
    return ACCURATE / (size < 10.0 ? size : 10.0);
}

/* The nearest rotation, of a pose that is one but for 1e-6; 0 where it is none or a number is not finite */
static int rigid(const double *given, double *T)
{
    double off = 0.0;
    memcpy(T, given, 12 * sizeof *T);
    for (int pass = 0; pass < 3; pass++) {
        double G[9];
        off = 0.0;
        for (int r = 0; r < 3; r++)
            for (int c = 0; c < 3; c++) {
                double s = T[r] * T[c] + T[4 + r] * T[4 + c] + T[8 + r] * T[8 + c] - (r == c);
                G[3 * r + c] = s;
                off = fabs(s) > off || s != s ? fabs(s) : off;
            }
        if (!(off <= 1e-6))
            return 0;
        if (off <= 1e-13)
            break;
        for (int r = 0; r < 12; r += 4) { /* R (1 - G / 2) is orthonormal to the second order */
            double a = T[r], b = T[r + 1], d = T[r + 2];
            for (int c = 0; c < 3; c++)
                T[r + c] -= 0.5 * (a * G[c] + b * G[3 + c] + d * G[6 + c]);
        }
    }
    double det = T[0] * (T[5] * T[10] - T[6] * T[9]) - T[1] * (T[4] * T[10] - T[6] * T[8]) + T[2] * (T[4] * T[9] - T[5] * T[8]);
    return det > 0.0 && fabs(T[3]) + fabs(T[7]) + fabs(T[11]) < 1e300;
}

/* The last pivot of the Jacobian at a posture */
static double last_pivot(const double *arm, const double *q)
{
    double T[12], axes[36], J[36], b[6] = {0}, x[6];
    forward(arm, q, T, axes);
    jacobian(arm, T, axes, J);
    return least_squares(J, b, (int)arm[0], RANK, x);
}

/* Distinct solutions: `most` rows of q and of `singular` at most; `rough` is the least misfit with which each was proposed */
typedef struct {
    double *q;
    unsigned char *singular;
    int count, most;
    double rough[64], pivot[64]; /* pivot: the last one of the Jacobian; 0 where it is not known */
} list;

/* Whether all values of a posture are finite and not absurdly large */
static int usable(const double *q, int n)
{
    for (int k = 0; k < n; k++)
        if (!(fabs(q[k]) < 1e6))
            return 0;
    return 1;
}

/* A proposal taken into the list where it reaches the pose and is new. In a full list it takes the place of a singular one. Returns which
   solution it leads to, from 1; 0 for none. */
static int take(const double *arm, const double *goal, const double *proposed, list *all)
{
    int n = (int)arm[0], at = all->count;
    double q[6], pivot[1], rough[1];
    if (!usable(proposed, n))
        return 0;
    memcpy(q, proposed, n * sizeof *q);
    int near = listed(arm, q, all->q, all->count, BASIN);
    if (near && all->pivot[near - 1] > REGULAR)
        return near;
    double left = polish(arm, goal, q, pivot, rough);
    if (!(left <= allowed(arm)))
        return 0;
    wrap(arm, q);
    double last = pivot[0] < NEARLY_FREE ? last_pivot(arm, q) : pivot[0];
    int free = last < FREE;
    int same = listed(arm, q, all->q, all->count, free ? SAME + 8.0 * last : SAME);
    if (same) {
        all->rough[same - 1] = rough[0] < all->rough[same - 1] ? rough[0] : all->rough[same - 1];
        return same;
    }
    for (int k = 0; at == all->most && k < all->most; k++)
        at = all->singular[k] && !free ? k : at;
    if (at == all->most)
        return 0;
    memcpy(all->q + n * at, q, n * sizeof *q);
    all->singular[at] = free;
    all->count += at == all->count;
    all->rough[at] = rough[0];
    all->pivot[at] = last;
    return at + 1;
}
