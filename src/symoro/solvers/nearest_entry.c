/* Entry points of the nearest postures; symoro.solvers calls them. */

typedef long long word;

/* Bytes of the memory that a call needs */
word nearest_memory(void) { return (word)sizeof(workspace); }

/* Nearest postures to many poses (4x4): rows (n x 64 x joints), errors (n x 64 x 2), flags and numbers */
void nearest_many(word n, const double *arm, const double *poses, const double *weights, word limits, double *q, double *errors,
                  unsigned char *flat, word *counts, void *memory)
{
    word joints = (word)arm[0];
    for (word k = 0; k < n; k++)
        counts[k] = nearest_postures(arm, poses + 16 * k, weights, (int)limits, q + MOST * joints * k, errors + 2 * MOST * k, flat + MOST * k,
                                     (workspace *)memory);
}
