/* Plain C: the floor. usage: peer LIBRARY → JSON of nanoseconds an operation. */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

#include "acl/acl.h"

static double now(void)
{
    struct timespec time;
    clock_gettime(CLOCK_MONOTONIC, &time);
    return (double)time.tv_sec * 1e9 + (double)time.tv_nsec;
}

int main(int argc, char **argv)
{
    enum { TIMES = 20000 };
    void *library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
    if (library == NULL) {
        return 1;
    }
    __typeof__(aclInit) *init = dlsym(library, "aclInit");
    __typeof__(aclrtSetDevice) *set_device = dlsym(library, "aclrtSetDevice");
    __typeof__(aclrtPeekAtLastError) *peek = dlsym(library, "aclrtPeekAtLastError");
    __typeof__(aclrtMalloc) *allocate = dlsym(library, "aclrtMalloc");
    __typeof__(aclrtFree) *release = dlsym(library, "aclrtFree");
    __typeof__(aclrtMemcpy) *copy = dlsym(library, "aclrtMemcpy");
    static char bytes[64];
    void *pointer = NULL;
    if (init(NULL) != 0 || set_device(0) != 0 || allocate(&pointer, 64, ACL_MEM_MALLOC_HUGE_FIRST) != 0) {
        return 1;
    }
    double start = now();
    for (int i = 0; i < TIMES; i++) {
        peek(ACL_RT_THREAD_LEVEL);
    }
    double empty = now() - start;
    start = now();
    for (int i = 0; i < TIMES; i++) {
        void *block = NULL;
        if (allocate(&block, 4096, ACL_MEM_MALLOC_HUGE_FIRST) != 0 || release(block) != 0) {
            return 1;
        }
    }
    double memory = now() - start;
    start = now();
    for (int i = 0; i < TIMES; i++) {
        if (copy(pointer, 64, bytes, 64, ACL_MEMCPY_HOST_TO_DEVICE) != 0) {
            return 1;
        }
    }
    printf("{\"empty\": %f, \"memory\": %f, \"copy\": %f}\n", empty / TIMES, memory / TIMES, (now() - start) / TIMES);
    return 0;
}
