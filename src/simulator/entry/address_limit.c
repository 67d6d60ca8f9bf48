#include "address_limit.h"

#include <stdarg.h>
#include <stdbool.h>
#include <stdio.h>
#include <sys/resource.h>
#include <unistd.h>

#include "error.h"
#include "machine/page.h"

#define WHAT_SIZE 96

/** @return false when the process has no limit */
static bool find_limit(size_t *limit)
{
    struct rlimit found;
    if (getrlimit(RLIMIT_AS, &found) != 0 || found.rlim_cur == RLIM_INFINITY) {
        return false;
    }
    *limit = (size_t)found.rlim_cur;
    return true;
}

/** Bytes of addresses that the process has, 0 when the system doesn't tell. */
static size_t addresses_in_use(void)
{
    unsigned long long pages = 0;
    FILE *file = fopen("/proc/self/statm", "re");
    if (file != NULL) {
        if (fscanf(file, "%llu", &pages) != 1) {
            pages = 0;
        }
        (void)fclose(file);
    }
    return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

size_t sim_address_limit_share(size_t size, size_t share)
{
    size_t limit;
    if (!find_limit(&limit)) {
        return size;
    }
    const size_t used = addresses_in_use();
    const size_t part = used < limit ? (limit - used) / share / SIM_HUGE_PAGE * SIM_HUGE_PAGE : 0;
    return part < size ? part : size;
}

aclError sim_address_limit_fail(aclError code, const char *id, const char *format, ...)
{
    size_t limit;
    if (!find_limit(&limit)) {
        return ACL_SUCCESS;
    }
    char what[WHAT_SIZE];
    va_list arguments;
    va_start(arguments, format);
    (void)vsnprintf(what, sizeof what, format, arguments);
    va_end(arguments);
    return sim_fail(code, id,
        "there is no room %s: the process may have no more than %zu bytes of addresses (RLIMIT_AS, ulimit -v), of which the "
        "simulator takes a part; raise the limit, ask for less, or simulate fewer devices",
        what, limit);
}
