#include "allocation_count.h"

// Says whether this is the GNU C library.
#include <stdlib.h>

#ifdef __GLIBC__
#include <errno.h>

// A program's own functions stand in for those of the C library, which keeps its own under other names.
extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static long count;

void *malloc(size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  __atomic_add_fetch(&count, 1, __ATOMIC_RELAXED);
  *memory = __libc_memalign(alignment, size);
  return *memory ? 0 : ENOMEM;
}

long allocation_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }
#else
long allocation_count(void) { return -1; }
#endif
