/*
 * Speed and memory of the simulated library itself, from C: each figure beside what it is compared with.
 * usage: simulator LIBRARY
 */
#include <dlfcn.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "acl/acl.h"

#define KIB ((size_t)1024)
#define MIB (1024 * KIB)

static void *library;

/* Calls a function of the library by its name, with the type of its declaration. */
#define CALL(name) ((__typeof__(name) *)symbol(#name))

static void *symbol(const char *name)
{
    void *found = dlsym(library, name);
    if (found == NULL) {
        fprintf(stderr, "%s is missing\n", name);
        exit(1);
    }
    return found;
}

static void must(aclError code, const char *what)
{
    if (code != ACL_SUCCESS) {
        fprintf(stderr, "%s returned %d\n", what, code);
        exit(1);
    }
}

static double now_us(void)
{
    struct timespec now;
    clock_gettime(CLOCK_MONOTONIC, &now);
    return (double)now.tv_sec * 1e6 + (double)now.tv_nsec * 1e-3;
}

static int ascending(const void *left, const void *right)
{
    double a = *(const double *)left, b = *(const double *)right;
    return (a > b) - (a < b);
}

static double median(double *values, size_t count)
{
    qsort(values, count, sizeof *values, ascending);
    return values[count / 2];
}

static double resident_mib(void)
{
    unsigned long pages = 0, resident = 0;
    FILE *file = fopen("/proc/self/statm", "r");
    if (file == NULL || fscanf(file, "%lu %lu", &pages, &resident) != 2) {
        exit(1);
    }
    fclose(file);
    return (double)resident * (double)sysconf(_SC_PAGESIZE) / (double)MIB;
}

static void bench_allocation(void)
{
    enum { LIVE = 100000, SAMPLES = 20000, CYCLES = 1000000 };
    static void *live[LIVE];
    static double times[SAMPLES];
    __typeof__(aclrtMalloc) *allocate = CALL(aclrtMalloc);
    __typeof__(aclrtFree) *release = CALL(aclrtFree);
    for (size_t i = 0; i < LIVE; i++) {
        must(allocate(&live[i], 4 * KIB, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
    }
    for (size_t i = 0; i < SAMPLES; i++) {
        void *pointer = NULL;
        double start = now_us();
        must(allocate(&pointer, 4 * KIB, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
        must(release(pointer), "aclrtFree");
        times[i] = now_us() - start;
    }
    printf("  aclrtMalloc + aclrtFree of 4 KiB, 100,000 live   %.2f us median (target 3)\n", median(times, SAMPLES));
    for (size_t i = 0; i < LIVE; i++) {
        must(release(live[i]), "aclrtFree");
    }
    double before = resident_mib();
    for (size_t i = 0; i < CYCLES; i++) {
        void *pointer = NULL;
        must(allocate(&pointer, (1 + i % 64) * 4 * KIB, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
        must(release(pointer), "aclrtFree");
    }
    printf("  1,000,000 malloc/free cycles                     RSS %+.1f MiB (target: flat)\n", resident_mib() - before);
}

static void bench_copy(void)
{
    enum { ROUNDS = 9 };
    static double ratios[ROUNDS];
    size_t size = 64 * MIB;
    void *device = NULL;
    char *from = malloc(size), *to = malloc(size);
    if (from == NULL || to == NULL) {
        exit(1);
    }
    memset(from, 1, size);
    memset(to, 2, size);
    must(CALL(aclrtMalloc)(&device, size, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
    __typeof__(aclrtMemcpy) *copy = CALL(aclrtMemcpy);
    must(copy(device, size, from, size, ACL_MEMCPY_HOST_TO_DEVICE), "aclrtMemcpy");
    for (size_t i = 0; i < ROUNDS; i++) {
        double start = now_us();
        memcpy(to, from, size);
        double plain = now_us() - start;
        start = now_us();
        must(copy(device, size, from, size, ACL_MEMCPY_HOST_TO_DEVICE), "aclrtMemcpy");
        ratios[i] = plain / (now_us() - start);
    }
    printf("  64 MiB aclrtMemcpy, throughput through memcpy's  %.2f (target 0.95)\n", median(ratios, ROUNDS));
    must(CALL(aclrtFree)(device), "aclrtFree");
    free(from);
    free(to);
}

static void bench_enqueue(void)
{
    enum { BATCH = 500, ROUNDS = 40 };
    static double times[ROUNDS];
    void *device = NULL, *host = NULL;
    aclrtStream stream = NULL;
    must(CALL(aclrtMalloc)(&device, 64, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
    must(CALL(aclrtMallocHost)(&host, 64), "aclrtMallocHost");
    must(CALL(aclrtCreateStream)(&stream), "aclrtCreateStream");
    __typeof__(aclrtMemcpyAsync) *copy = CALL(aclrtMemcpyAsync);
    for (size_t round = 0; round < ROUNDS; round++) {
        double start = now_us();
        for (size_t i = 0; i < BATCH; i++) {
            must(copy(device, 64, host, 64, ACL_MEMCPY_HOST_TO_DEVICE, stream), "aclrtMemcpyAsync");
        }
        times[round] = (now_us() - start) / BATCH;
        must(CALL(aclrtSynchronizeStream)(stream), "aclrtSynchronizeStream");
    }
    printf("  queueing an asynchronous copy of 64 B            %.2f us (target 2)\n", median(times, ROUNDS));
    must(CALL(aclrtDestroyStream)(stream), "aclrtDestroyStream");
    must(CALL(aclrtFreeHost)(host), "aclrtFreeHost");
    must(CALL(aclrtFree)(device), "aclrtFree");
}

/* Microseconds a mapping and a lookup take while `count` mappings exist. */
static void bench_mappings(size_t count)
{
    size_t page = 2 * MIB;
    aclrtPhysicalMemProp property = {.handleType = ACL_MEM_HANDLE_TYPE_NONE,
        .allocationType = ACL_MEM_ALLOCATION_TYPE_PINNED,
        .memAttr = ACL_HBM_MEM_HUGE,
        .location = {0, ACL_MEM_LOCATION_TYPE_DEVICE}};
    aclrtDrvMemHandle handle = NULL;
    void *range = NULL;
    must(CALL(aclrtMallocPhysical)(&handle, page, &property, 0), "aclrtMallocPhysical");
    must(CALL(aclrtReserveMemAddress)(&range, count * page, 0, NULL, 0), "aclrtReserveMemAddress");
    __typeof__(aclrtMapMem) *map = CALL(aclrtMapMem);
    double start = now_us();
    for (size_t i = 0; i < count; i++) {
        must(map((char *)range + i * page, page, 0, handle, 0), "aclrtMapMem");
    }
    double mapping = (now_us() - start) / (double)count;
    char bytes[64] = {0};
    size_t lookups = 20000, place = 1;
    start = now_us();
    for (size_t i = 0; i < lookups; i++) {
        place = place * 6364136223846793005u + 1442695040888963407u;
        char *target = (char *)range + (place >> 33) % count * page;
        must(CALL(aclrtMemcpy)(target, 64, bytes, 64, ACL_MEMCPY_HOST_TO_DEVICE), "aclrtMemcpy");
    }
    printf("  %7zu mappings in one range                   map %.2f us, copy into one %.2f us\n", count, mapping,
        (now_us() - start) / (double)lookups);
    for (size_t i = 0; i < count; i++) {
        must(CALL(aclrtUnmapMem)((char *)range + i * page), "aclrtUnmapMem");
    }
    must(CALL(aclrtReleaseMemAddress)(range), "aclrtReleaseMemAddress");
    must(CALL(aclrtFreePhysical)(handle), "aclrtFreePhysical");
}

int main(int argc, char **argv)
{
    double before = resident_mib();
    library = argc == 2 ? dlopen(argv[1], RTLD_NOW) : NULL;
    if (library == NULL) {
        fprintf(stderr, "usage: simulator LIBRARY\n");
        return 1;
    }
    must(CALL(aclInit)(NULL), "aclInit");
    must(CALL(aclrtSetDevice)(0), "aclrtSetDevice");
    void *pointer = NULL;
    must(CALL(aclrtMalloc)(&pointer, 1024 * MIB, ACL_MEM_MALLOC_HUGE_FIRST), "aclrtMalloc");
    must(CALL(aclrtFree)(pointer), "aclrtFree");
    printf("  a device of 64 GiB with nothing touched          %.1f MiB of RAM (target 20)\n", resident_mib() - before);
    bench_allocation();
    bench_copy();
    bench_enqueue();
    bench_mappings(1000);
    bench_mappings(100000);
    must(CALL(aclrtResetDevice)(0), "aclrtResetDevice");
    must(CALL(aclFinalize)(), "aclFinalize");
    return 0;
}
