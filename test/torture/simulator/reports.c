#include "reports.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <time.h>

#include "acl/acl.h"

static pthread_t reader;
static atomic_bool stop;

static void *read_reports(void *unused)
{
    while (!atomic_load(&stop)) {
        if (aclrtProcessReport(5) != ACL_SUCCESS) {
            (void)nanosleep(&(struct timespec){.tv_nsec = 1000000}, NULL);
        }
    }
    return unused;
}

void start_reports(void)
{
    atomic_store(&stop, false);
    (void)pthread_create(&reader, NULL, read_reports, NULL);
}

uint64_t report_thread(void)
{
    return (uint64_t)reader;
}

void stop_reports(void)
{
    atomic_store(&stop, true);
    (void)pthread_join(reader, NULL);
}
