/* A pose by the method for its arm, again at displaced poses and from another start where solutions may be missing. */

/* A pose displaced in no special direction, so that roots that coincide part */
static void displace(const double *T, double angle, double size, double *out)
{
    double w[3] = {0.48, -0.6, 0.64}, c = cos(angle), s = sin(angle), D[12];
    for (int r = 0; r < 3; r++) {
        for (int k = 0; k < 3; k++)
            D[4 * r + k] = (r == k) * c + (1.0 - c) * w[r] * w[k];
        int a = (r + 1) % 3, b = (r + 2) % 3;
        D[4 * r + b] += s * w[a];
        D[4 * r + a] -= s * w[b];
    }
    D[3] = 0.37 * angle * size;
    D[7] = 0.71 * angle * size;
    D[11] = -0.59 * angle * size;
    compose(T, D, out);
}

/* Whether two joints slide */
static int two_slide(const double *arm)
{
    int count = 0;
    for (int k = 0; k < 6; k++)
        count += turns_of(arm)[k] == 0;
    return count == 2;
}

/* Every posture q (MOST x 6) at a pose (4x4 row by row) and whether it is singular: their number, -1 where the pose is none.
   The starts take turns, in 4 passes at most. */
static int solve_general(const double *arm, const double *starts, int number, int passes, const double *pose, double *q, unsigned char *singular)
{
    double T[12], unit[12], moved[12], proposed[6 * TRIES];
    static const double shift[4] = {0.0, SHIFT, -SHIFT, 0.1 * SHIFT};
    int count = 0, least = 0, more;
    if (!rigid(pose, T))
        return -1;
    int sliding = two_slide(arm);
    memcpy(unit, T, sizeof unit);
    for (int r = 3; r < 12; r += 4)
        unit[r] /= arm[1];
    for (int pass = 0; pass < passes; pass++) {
        const double *start = starts + STRIDE * (pass % number);
        displace(sliding ? T : unit, shift[pass], sliding ? arm[1] : 1.0, moved);
        int proposals = sliding ? propose_sliding(arm, start, moved, proposed, &more) : propose(start, moved, proposed, &more);
        if (more >= 2 * MOST) { /* singular here: the next passes, at displaced poses, count */
            least = pass ? least : 3;
            more = pass ? more - 2 * MOST : more;
        }
        for (int k = 0; k < proposals; k++)
            count = take(arm, T, proposed + 6 * k, q, singular, count, MOST);
        if (pass >= least && count >= more && count % 2 == 0 && (count || pass))
            break;
    }
    return count;
}
