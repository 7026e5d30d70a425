// What the engine needs of a C library, and no more: memory, in blocks of powers of two.

typedef __SIZE_TYPE__ size_t;

void *memset(void *to, int value, size_t count) {
  unsigned char *bytes = to;
  while (count--) *bytes++ = (unsigned char)value;
  return to;
}

void *memmove(void *to, const void *from, size_t count) {
  unsigned char *target = to;
  const unsigned char *source = from;
  if (target < source) {
    while (count--) *target++ = *source++;
  } else {
    while (count--) target[count] = source[count];
  }
  return to;
}

void *memcpy(void *to, const void *from, size_t count) { return memmove(to, from, count); }

int memcmp(const void *first, const void *second, size_t count) {
  const unsigned char *a = first, *b = second;
  for (; count--; a++, b++) {
    if (*a != *b) return *a - *b;
  }
  return 0;
}

extern unsigned char __heap_base;

enum { smallest = 5, classes = 32, page = 65536 };
// Each block begins with 16 bytes that hold its class, so that what follows is aligned.
typedef struct Block {
  unsigned class;
  struct Block *next;
  unsigned padding[2];
} Block;

static Block *freed[classes];
static size_t top;
static unsigned allocations;

// How many blocks have been handed out since the start.
__attribute__((export_name("sheet_allocations"))) unsigned sheet_allocations(void) { return allocations; }

void *malloc(size_t size) {
  unsigned class = smallest;
  while (((size_t)1 << class) < size + sizeof(Block)) class++;
  allocations++;
  Block *block = freed[class];
  if (block) {
    freed[class] = block->next;
    return block + 1;
  }
  if (!top) top = ((size_t)&__heap_base + 15) & ~(size_t)15;
  size_t end = top + ((size_t)1 << class);
  size_t have = (size_t)__builtin_wasm_memory_size(0) * page;
  if (end > have && __builtin_wasm_memory_grow(0, (end - have + page - 1) / page) == (size_t)-1) return 0;
  block = (Block *)top;
  top = end;
  block->class = class;
  return block + 1;
}

void free(void *memory) {
  if (!memory) return;
  Block *block = (Block *)memory - 1;
  block->next = freed[block->class];
  freed[block->class] = block;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  if (alignment > 16) return 22;
  *memory = malloc(size);
  return *memory ? 0 : 12;
}
