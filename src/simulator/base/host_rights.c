#include "host_rights.h"

#include <errno.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <sys/ioctl.h>
#include <unistd.h>

/* Linux 6.11 and later; older headers lack it. Names and layout are those of <linux/fs.h>. */
struct query {
    uint64_t size;
    uint64_t query_flags;
    uint64_t query_addr;
    uint64_t vma_start;
    uint64_t vma_end;
    uint64_t vma_flags;
    uint64_t vma_page_size;
    uint64_t vma_offset;
    uint64_t inode;
    uint32_t dev_major;
    uint32_t dev_minor;
    uint32_t vma_name_size;
    uint32_t build_id_size;
    uint64_t vma_name_addr;
    uint64_t build_id_addr;
};

#define QUERY _IOWR('f', 17, struct query)

/* The list of mappings of the process that `owner` says, -1: not open. A forked child opens its own. */
static atomic_int file = -1;
static atomic_int owner;
/* Set once the kernel has refused: asking again would only cost time. */
static atomic_bool refused;

static int own_list(void)
{
    const int process = getpid();
    if (atomic_load_explicit(&owner, memory_order_acquire) == process) {
        return atomic_load_explicit(&file, memory_order_relaxed);
    }
    /* Several threads may open it at once; each uses its own, and one of them stays. */
    const int opened = open("/proc/self/maps", O_RDONLY | O_CLOEXEC);
    int before = atomic_load(&file);
    if (opened >= 0 && atomic_load(&owner) != process && atomic_compare_exchange_strong(&file, &before, opened)) {
        atomic_store_explicit(&owner, process, memory_order_release);
        return opened;
    }
    if (opened >= 0) {
        (void)close(opened);
    }
    return atomic_load(&owner) == process ? atomic_load(&file) : -1;
}

enum sim_rights sim_host_rights(uintptr_t address, size_t size, enum sim_access access)
{
    static const uint64_t bits[] = {[SIM_ACCESS_READ] = 1, [SIM_ACCESS_WRITE] = 2, [SIM_ACCESS_RUN] = 4};
    if (size > UINTPTR_MAX - address) {
        return SIM_RIGHTS_DENIED;
    }
    const int list = atomic_load_explicit(&refused, memory_order_relaxed) ? -1 : own_list();
    if (list < 0) {
        return SIM_RIGHTS_UNKNOWN;
    }
    const uintptr_t end = address + size;
    while (address < end) {
        struct query query = {.size = sizeof query, .query_addr = address};
        if (ioctl(list, QUERY, &query) != 0) {
            if (errno == ENOENT) {
                return SIM_RIGHTS_DENIED;
            }
            atomic_store_explicit(&refused, true, memory_order_relaxed);
            return SIM_RIGHTS_UNKNOWN;
        }
        if ((query.vma_flags & bits[access]) == 0) {
            return SIM_RIGHTS_DENIED;
        }
        address = query.vma_end;
    }
    return SIM_RIGHTS_GRANTED;
}
