/* Entry points of the inverse geometric models, for poses (4x4) of 16 numbers; symoro.solvers calls them. */

typedef void (*program)(const double *const *in, const double *constants, double *const *out);

/* Rigid poses nearest to the given ones: the number of the first that is none, or -1 */
word rigid_poses(word n, const double *given, double *poses)
{
    for (word k = 0; k < n; k++) {
        const double *in = given + 16 * k;
        double *out = poses + 16 * k;
        if (!rigid(in, out) || !(fabs(in[12]) + fabs(in[13]) + fabs(in[14]) + fabs(in[15] - 1.0) < 1e-6))
            return k;
        out[12] = out[13] = out[14] = 0.0;
        out[15] = 1.0;
    }
    return -1;
}

/* Rows of a closed form that reach the pose, each once; those that are accurate are taken as they are. Where none
   exists but a joint is free, its value may be one that the others cannot follow: Newton's method finds another. */
static word rows_that_reach(const double *arm, const double *pose, word rows, const double *proposed, const double *exists, const double *free,
                            const double *miss, double *q, unsigned char *singular, word *row)
{
    int n = (int)arm[0];
    double size = arm[1] > 1.0 ? arm[1] : 1.0, good = 0.1 * allowed(arm);
    list all;
    all.q = q, all.singular = singular, all.count = 0, all.most = (int)rows;
    int some = 0;
    for (word k = 0; k < rows; k++)
        some |= exists[k] > 0.5;
    for (word k = 0; k < rows; k++) {
        int real = exists[k] > 0.5;
        if (!(real || (free[k] > 0.5 && !some)) || !(miss[k] < INFINITY))
            continue;
        int before = all.count;
        if (real && miss[k] <= good * size) {
            double *at = q + n * before;
            memcpy(at, proposed + n * k, n * sizeof *q);
            wrap(arm, at);
            singular[before] = 0;
            all.pivot[before] = 0.0;
            all.count += !listed(arm, at, q, before, SAME);
        } else
            take(arm, pose, proposed + n * k, &all);
        if (all.count > before) {
            row[before] = k;
            singular[before] = free[k] > 0.5 || singular[before];
        }
    }
    return all.count;
}

/* One pose by a compiled closed form, to be called like a program. The job: program, its constants, arm, rows (64 at most). Outputs: postures;
   whether each is singular, then the row of each; their number, -1 where the pose is none */
void closed_one(const double *const *in, void *const *job, double *const *out)
{
    program run = (program)job[0];
    const double *arm = job[2];
    word rows = (word)job[3], row[64], n = (word)arm[0];
    double T[16], work[64 * 9], *exists = work + rows * n, *free = exists + rows, *miss = free + rows;
    unsigned char singular[64];
    out[2][0] = -1.0;
    if (rigid_poses(1, in[0], T) >= 0)
        return;
    const double *poses[1] = {T};
    double *const parts[4] = {work, exists, free, miss};
    run(poses, job[1], parts);
    word count = rows_that_reach(arm, T, rows, work, exists, free, miss, out[0], singular, row);
    for (word k = 0; k < count; k++) {
        out[1][k] = singular[k];
        out[1][rows + k] = (double)row[k];
    }
    out[2][0] = (double)count;
}

typedef void (*batch)(word n, const double *const *in, const word *steps, const double *constants, double *const *out);

/* Whether the rows of a pose need no work: none is singular, those that exist are accurate */
static int plain_rows(word rows, const double *exists, const double *free, const double *miss, double good)
{
    int some = 0, rare = 0, vague = 0;
    for (word k = 0; k < rows; k++) {
        int real = exists[k] > 0.5, loose = free[k] > 0.5;
        some |= real;
        vague |= loose;
        rare |= real & (loose | !(miss[k] <= good));
    }
    return !rare && (some || !vague);
}

/* Rows that exist as they are, angles in (-pi, pi]: their number. The rest of q, `singular` and `row` is zero. */
static word copy_rows(const double *arm, word rows, const double *proposed, const double *exists, double *q, unsigned char *singular, word *row)
{
    word n = (word)arm[0], count = 0;
    const double *turns = turns_of(arm);
    for (word k = 0; k < rows; k++) {
        const double *from = proposed + n * k;
        double *to = q + n * count;
        for (word j = 0; j < n; j++)
            to[j] = from[j] <= -PI && turns[j] != 0 ? from[j] + 2.0 * PI : from[j];
        singular[count] = 0;
        row[count] = k;
        count += exists[k] > 0.5;
    }
    return count;
}

#define TOGETHER 32 /* poses whose rows stay in the cache of the first level */

/* Many poses by a compiled closed form. The job: its program of batches, constants, arm, rows (64 at most), whether regular rows differ from
   each other, and the lanes of the program, 32 at most and at most n. `work` has room for TOGETHER poses and their rows. Results: postures, whether
   each is singular, its row, their number; the number of the first pose that is none, or -1. */
word closed_many(word n, void *const *job, const double *given, double *work, double *q, unsigned char *singular, word *row, word *counts)
{
    const double *arm = job[2];
    word rows = (word)job[3], joints = (word)arm[0], width = rows * joints, steps[1] = {16 * sizeof *work}, some = n < TOGETHER ? n : TOGETHER;
    double good = 0.1 * allowed(arm) * (arm[1] > 1.0 ? arm[1] : 1.0);
    double *proposed = work + 16 * TOGETHER, *exists = proposed + width * TOGETHER, *free = exists + rows * TOGETHER, *miss = free + rows * TOGETHER;
    const double *const in[1] = {work};
    double *const out[4] = {proposed, exists, free, miss};
    for (word next = 0; next < n; next += some) {
        word first = next + some > n ? n - some : next;
        word bad = rigid_poses(some, given + 16 * first, work);
        if (bad >= 0)
            return first + bad;
        ((batch)job[0])(some, in, steps, job[1], out);
        for (word k = 0; k < some; k++) {
            word at = first + k;
            const double *e = exists + rows * k, *f = free + rows * k, *m = miss + rows * k;
            double *p = q + width * at;
            unsigned char *s = singular + rows * at;
            word *r = row + rows * at, count;
            if (job[4] && plain_rows(rows, e, f, m, good))
                count = copy_rows(arm, rows, proposed + width * k, e, p, s, r);
            else
                count = rows_that_reach(arm, work + 16 * k, rows, proposed + width * k, e, f, m, p, s, r);
            for (word j = joints * count; j < width; j++)
                p[j] = 0.0;
            for (word j = count; j < rows; j++)
                s[j] = 0, r[j] = 0;
            counts[at] = count;
        }
    }
    return -1;
}

/* The same for values x of a joint that is held, of an arm whose base or tool it moves: the poses are motion[0] + motion[1] cos x + motion[2] sin x
   + motion[3] x (4x4 each). Postures have the values in column `place`. `room` is for TOGETHER poses and their rows, then as `work`. At least as
   many values as the program has lanes. */
word closed_sweep(word n, void *const *job, const double *motion, const double *values, word place, double *room, double *q,
                  unsigned char *singular, word *row, word *counts)
{
    const double *arm = job[2];
    word rows = (word)job[3], joints = (word)arm[0], some = n < TOGETHER ? n : TOGETHER;
    double *proposed = room + 16 * TOGETHER, *work = proposed + rows * joints * TOGETHER;
    for (word next = 0; next < n; next += some) {
        word first = next + some > n ? n - some : next;
        for (word k = 0; k < some; k++) {
            double x = values[first + k], c = cos(x), s = sin(x);
            for (int i = 0; i < 16; i++)
                room[16 * k + i] = motion[i] + c * motion[16 + i] + s * motion[32 + i] + x * motion[48 + i];
        }
        word bad = closed_many(some, job, room, work, proposed, singular + rows * first, row + rows * first, counts + first);
        if (bad >= 0)
            return first + bad;
        for (word k = 0; k < some * rows; k++) {
            double *to = q + (joints + 1) * (rows * first + k);
            const double *from = proposed + joints * k;
            for (word j = 0; j < place; j++)
                to[j] = from[j];
            to[place] = values[first + k / rows];
            for (word j = place; j < joints; j++)
                to[j + 1] = from[j];
        }
    }
    return -1;
}

/* Poses by the elimination: postures (n x 16 x 6); a count of -1 where a pose is none */
void general_many(word n, const double *arm, const double *starts, word number, const double *poses, double *q, unsigned char *singular, word *counts)
{
    for (word k = 0; k < n; k++)
        counts[k] = solve_general(arm, starts, (int)number, poses + 16 * k, 0, q + 96 * k, singular + 16 * k);
}

/* One pose by the elimination, to be called like a program. The job: arm, starts, their number. Outputs as of a closed form */
void general_one(const double *const *in, void *const *job, double *const *out)
{
    unsigned char singular[MOST];
    int count = solve_general(job[0], job[1], (int)(word)job[2], in[0], 0, out[0], singular);
    for (int k = 0; k < count; k++) {
        out[1][k] = singular[k];
        out[1][MOST + k] = k;
    }
    out[2][0] = count;
}

/* What the roots of a pose come from: 9 coefficients where two joints slide, otherwise the equations; how many numbers */
word characteristic(const double *arm, const double *start, const double *pose, double *out)
{
    double T[12], A[4][12], U[60];
    int joint[4];
    memcpy(T, pose, sizeof T);
    if (two_slide(arm)) {
        coefficients(start, T, A, joint, out);
        return SAMPLES;
    }
    for (int r = 3; r < 12; r += 4)
        T[r] /= arm[1];
    equations(start, T, out, U);
    return 9 * (12 + (word)start[3]);
}
