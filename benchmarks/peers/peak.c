/* What this machine can do at best on one core: fused multiply-adds, polynomial sine-cosine pairs, numbers stored one after the other. */
#include <stddef.h>
#include <stdint.h>
#include <string.h>

#if defined(__AVX512F__)
#define WIDTH 8
#elif defined(__AVX__)
#define WIDTH 4
#else
#define WIDTH 2
#endif

typedef double vec __attribute__((vector_size(8 * WIDTH)));
typedef int64_t ints __attribute__((vector_size(8 * WIDTH)));
enum { CHAINS = 10 }; /* enough to hide the latency, few enough for the registers */

int width(void) { return WIDTH; }

/* rounds * CHAINS * WIDTH multiply-adds */
void multiply_adds(size_t rounds, double *out)
{
    vec x[CHAINS], a = {0}, b = {0};
    a += 0.999999, b += 1e-6;
    for (int k = 0; k < CHAINS; ++k) x[k] = a * (k + 1);
    for (size_t r = 0; r < rounds; ++r) {
#pragma GCC unroll 16
        for (int k = 0; k < CHAINS; ++k) x[k] = x[k] * a + b;
        __asm__ volatile("" : "+x"(a)); /* nothing is hoisted */
    }
    for (int k = 0; k < CHAINS; ++k) memcpy(out + k * WIDTH, &x[k], sizeof(vec));
}

/* Cody-Waite reduction by pi/2 and the minimax polynomials of fdlibm: what a vector sincos cannot do without. */
static inline void sine_cosine(vec x, vec *s, vec *c)
{
    const vec shift = (vec){0} + 6755399441055744.0;
    vec k = x * 0.63661977236758134308 + shift;
    const ints n = (ints)k;
    k -= shift;
    const vec r = x - k * 1.57079632679489655800 - k * 6.12323399573676603587e-17, z = r * r;
    const vec ps = r + r * z * (-1.66666666666666324348e-01 + z * (8.33333333332248946124e-03 + z * (-1.98412698298579493134e-04
        + z * (2.75573137070700676789e-06 + z * (-2.50507602534068634195e-08 + z * 1.58969099521155010221e-10)))));
    const vec pc = 1.0 - 0.5 * z + z * z * (4.16666666666666019037e-02 + z * (-1.38888888888741095749e-03
        + z * (2.48015872894767294178e-05 + z * (-2.75573143513906633035e-07 + z * (2.08757232129817482790e-09 + z * -1.13596475577881948265e-11)))));
    const ints odd = -(n & 1);
    const ints a = ((ints)ps & ~odd) | ((ints)pc & odd), b = ((ints)pc & ~odd) | ((ints)ps & odd);
    *s = (vec)(a ^ ((n & 2) << 62));
    *c = (vec)(b ^ (((n + 1) & 2) << 62));
}

/* rounds * n pairs; n is a multiple of WIDTH */
void sine_cosines(size_t rounds, size_t n, const double *x, double *s, double *c)
{
    for (size_t r = 0; r < rounds; ++r)
        for (size_t k = 0; k < n; k += WIDTH) {
            vec v, vs, vc;
            memcpy(&v, x + k, sizeof v);
            sine_cosine(v, &vs, &vc);
            memcpy(s + k, &vs, sizeof vs);
            memcpy(c + k, &vc, sizeof vc);
        }
}

/* rounds * n numbers, whole vectors in the order of memory; n is a multiple of WIDTH */
void stores(size_t rounds, size_t n, double *out)
{
    vec v = {0};
    for (size_t r = 0; r < rounds; ++r) {
        for (size_t k = 0; k < n; k += WIDTH) memcpy(out + k, &v, sizeof v);
        __asm__ volatile("" : "+x"(v) : : "memory"); /* every round is made */
    }
}
