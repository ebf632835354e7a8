/* A pose by the method for its arm, from one start after another where solutions may be missing. */

/* Whether two joints slide */
static int two_slide(const double *arm)
{
    int count = 0;
    for (int k = 0; k < 6; k++)
        count += turns_of(arm)[k] == 0;
    return count == 2;
}

/* How inaccurate the proposals of the solutions were */
static double roughest(const list *all)
{
    double most = 0.0;
    for (int k = 0; k < all->count; k++)
        most = all->rough[k] > most ? all->rough[k] : most;
    return most;
}

#define APART 0.2     /* imaginary part of a root of a displaced arm that is not real for the arm itself */
#define BETWEEN 0.02  /* the same where arms displaced to both sides agree */
#define BESIDE 0.01   /* the last pivot of a solution below which another one may be beside it */

/* Every posture at a pose (4x4 row by row) taken into an empty list: 0 where the pose is none. The starts are tried one after another
   until no solution can be missing: by the number of real roots, by parity, and by roots that may be real as far as they are accurate,
   to the root of the largest misfit. A displaced arm is clean where its problem is not singular, each of its real roots leads to a regular
   solution of its own and there is no other solution: none is missing where its other roots are far from real, or a second displaced arm agrees. */
static int solve_pose(const double *arm, const double *starts, int number, const double *pose, list *all)
{
    double T[12], unit[12], proposed[6 * TRIES];
    int least = 0, confirmed = 0, sliding = two_slide(arm), proposals = 0;
    promise more;
    if (!rigid(pose, T))
        return 0;
    memcpy(unit, T, sizeof unit);
    for (int r = 3; r < 12; r += 4)
        unit[r] /= arm[1];
    for (int pass = 0; pass < number; pass++) {
        const double *start = starts + STRIDE * pass;
        int displaced = start[DISPLACED] != 0, own = 0, walk[TRIES], led[MOST] = {0};
        if (sliding)
            proposals = propose_sliding(start, T, proposed, &more);
        else
            proposals = propose(start, unit, number > 1 && !displaced, proposed, &more);
        for (int k = 0; k < proposals; k++) { /* one that leads alone to a regular solution needs no walk */
            int at = take(arm, T, proposed + 6 * k, all);
            walk[k] = 1;
            if (at) {
                walk[k] = led[at - 1] || all->pivot[at - 1] < BESIDE;
                own += !walk[k];
                led[at - 1] = 1;
            }
        }
        int sound = more.count < 2 * MOST;
        if (displaced) { /* what is lost on one side of a singularity is found on the other, or from another start */
            least = pass ? least : 2;
            more.count = more.count % (2 * MOST);
        } else {
            double gap = 3.0 * sqrt(roughest(all));
            least = more.count >= 2 * MOST || gap > NEARLY_REAL ? 3 : 0; /* singular here: those that follow count */
            more.count += more.nearest < gap ? 2 : 0;
        }
        int clean = displaced && sound && own > 0 && own == more.count && own == all->count && own % 2 == 0;
        if (clean && (more.nearest > APART || (confirmed && more.nearest > BETWEEN)))
            break;
        confirmed = clean;
        if ((displaced && !(clean && more.nearest > BETWEEN)) || all->count % 2 || all->count < more.count || more.nearest < NEAR)
            for (int k = 0; k < proposals; k++)
                if (walk[k])
                    solve_near_singular(arm, T, proposed + 6 * k, 0.0, all);
        int k = 0;
        while (all->count % 2 && k < all->count) { /* the one that is missing may be beside another */
            double q[6];
            memcpy(q, all->q + 6 * k, sizeof q);
            solve_near_singular(arm, T, q, 0.1 * STRETCH, all);
            k++;
        }
        if (pass >= least && all->count >= more.count && all->count % 2 == 0 && (all->count || pass > 1))
            break;
    }
    return 1;
}

/* The same with the postures as rows of q (MOST x 6), and whether each is singular; with `limits` those within the joint limits: their number,
   -1 where the pose is none */
static int solve_general(const double *arm, const double *starts, int number, const double *pose, int limits, double *q, unsigned char *singular)
{
    list all = {q, singular, 0, MOST, {0}, {0}};
    if (!solve_pose(arm, starts, number, pose, &all))
        return -1;
    return limits ? keep_inside(arm, q, singular, all.count) : all.count;
}
