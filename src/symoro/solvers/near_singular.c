/* Solutions near a singularity: a posture that one direction v hardly moves in the pose is led along it, the other five directions
   being solved for, and the misfit that is left in one direction u of the pose is a function g of one variable. Its roots are solutions:
   two beside a fold, or those on the nearly closed curve of a wrist that is nearly stretched. */

#define FOLD 0.05     /* the last pivot below which a proposal is led along v */
#define NEARLY 5e-3   /* the last pivot below which the next step is made */
#define STRETCH 0.1   /* a step, rad or m */
#define LONGEST 80    /* steps on each side */
#define SECOND_ORDER 1e3 /* times the square of a step: below g, the next step hardly changes g */

typedef struct {
    double q[6], v[6], u[6], g, slope, pivot;
} curve_point;

static double dot6(const double *a, const double *b)
{
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2] + a[3] * b[3] + a[4] * b[4] + a[5] * b[5];
}

/* The free direction, its largest element 1, and the direction of the pose that it does not reach, both continued from before */
static void orient(curve_point *s, const double *J, const int *order, const double *pivots)
{
    double v[6] = {0}, u[6] = {0}, zero[6] = {0}, longest = 0.0;
    v[order[5]] = u[5] = 1.0;
    back_substitute(J, 6, order, pivots, 5, zero, v);
    for (int k = 5; k >= 0; k--)
        mirror(J + 6 * order[k], k, mirror_scale(J + 6 * order[k], k, pivots[k]), u);
    for (int k = 0; k < 6; k++)
        longest = fabs(v[k]) > longest ? fabs(v[k]) : longest;
    double a = dot6(v, s->v) < 0.0 ? -1.0 / longest : 1.0 / longest, b = dot6(u, s->u) < 0.0 ? -1.0 : 1.0;
    for (int k = 0; k < 6; k++) {
        s->v[k] = a * v[k];
        s->u[k] = b * u[k];
    }
    s->slope = -a * b * pivots[5];
    s->pivot = fabs(pivots[5]);
}

/* Five directions solved for: 0 where that leads nowhere */
static int settle(const double *arm, const double *goal, curve_point *s)
{
    double T[12], axes[36], J[36], e[6], pivots[6];
    int order[6];
    for (int pass = 0; pass < 3; pass++) {
        forward(arm, s->q, T, axes);
        double miss = misfit(T, goal, arm[1], e);
        if (!(miss < 1.0))
            return 0;
        jacobian(arm, T, axes, J);
        triangle(J, 6, order, pivots);
        if (fabs(pivots[4]) < 10.0 * FREE || pivots[5] == 0.0)
            return 0;
        orient(s, J, order, pivots);
        s->g = dot6(s->u, e);
        double step[6] = {0}, largest = 0.0;
        mirror_all(J, 6, order, pivots, e);
        back_substitute(J, 6, order, pivots, 5, e, step);
        for (int k = 0; k < 6; k++) {
            s->q[k] += step[k];
            largest = fabs(step[k]) > largest ? fabs(step[k]) : largest;
        }
        if (SECOND_ORDER * largest * largest < fabs(s->g))
            break;
    }
    return 1;
}

/* The point at a distance along the free direction */
static int ahead(const double *arm, const double *goal, const curve_point *from, double distance, curve_point *to)
{
    *to = *from;
    for (int k = 0; k < 6; k++)
        to->q[k] += distance * from->v[k];
    return settle(arm, goal, to);
}

/* The root of g between two distances, where it has different signs, by false position */
static int root_between(const double *arm, const double *goal, const curve_point *from, double a, double ga, double b, double gb, curve_point *at)
{
    for (int pass = 0; pass < 12; pass++) {
        double x = (a * gb - b * ga) / (gb - ga);
        if (!ahead(arm, goal, from, x, at))
            return 0;
        if (fabs(at->g) < ENOUGH)
            break;
        if ((at->g > 0.0) == (gb > 0.0))
            b = x, gb = at->g, ga *= 0.5;
        else
            a = b, ga = gb, b = x, gb = at->g;
    }
    return 1;
}

/* Solutions between two points taken into the list: one where g changes its sign, two where it turns back after that */
static void take_between(const double *arm, const double *goal, const curve_point *from, const curve_point *to, list *all)
{
    curve_point middle = *to, at;
    double split = STRETCH;
    if (from->g * to->g > 0.0 && from->g * from->slope < 0.0 && to->g * to->slope > 0.0) {
        split = STRETCH * from->slope / (from->slope - to->slope);
        if (!ahead(arm, goal, from, split, &middle))
            return;
    }
    if (from->g * middle.g <= 0.0) {
        if (root_between(arm, goal, from, 0.0, from->g, split, middle.g, &at))
            take(arm, goal, at.q, all);
    }
    if (middle.g * to->g < 0.0) {
        if (root_between(arm, goal, from, split, middle.g, STRETCH, to->g, &at))
            take(arm, goal, at.q, all);
    }
}

/* Whether a posture has come back to where it began, turns apart */
static int returned(const double *arm, const double *q, const double *begin)
{
    return listed(arm, q, begin, 1, 0.6 * STRETCH);
}

/* Solutions along the free direction of a posture, both ways, taken into the list; from a distance, so that a solution is not found again */
static void solve_near_singular(const double *arm, const double *goal, const double *posture, double distance, list *all)
{
    curve_point first, here = {{0}, {0}, {0}, 0.0, 0.0, 0.0}, next;
    if (!usable(posture, 6))
        return;
    memcpy(here.q, posture, sizeof here.q);
    if (!settle(arm, goal, &here))
        return;
    if (here.pivot > FOLD)
        return;
    first = here;
    if (distance > 0.0) {
        if (!ahead(arm, goal, &here, distance, &first))
            return;
    }
    for (int side = 0; side < 2; side++) {
        here = first;
        for (int k = 0; k < 6 && side; k++)
            here.v[k] = -first.v[k];
        here.slope = side ? -first.slope : first.slope;
        for (int step = 0; step < LONGEST; step++) {
            if (!ahead(arm, goal, &here, STRETCH, &next))
                break;
            take_between(arm, goal, &here, &next, all);
            if (step > 2 && returned(arm, next.q, first.q))
                return;
            if (next.pivot > NEARLY)
                break;
            here = next;
        }
    }
}
