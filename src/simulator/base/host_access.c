#include "host_access.h"

#include <errno.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

#include "host_rights.h"

/** Pieces up to this size are copied by the kernel. */
#define SMALL ((size_t)4096)
#define PAGE ((uintptr_t)4096)

bool sim_host_mapped(uintptr_t address, size_t size)
{
    const uintptr_t start = address & ~(PAGE - 1);
    if (size > UINTPTR_MAX - address) {
        return false;
    }
    /* Without pages to write back this only looks at the list of mappings. */
    return msync((void *)start, address + size - start, MS_ASYNC) == 0 || errno != ENOMEM;
}

/** Whether all of it may be accessed so, as far as the kernel tells. */
static bool may(uintptr_t address, size_t size, enum sim_access access)
{
    const enum sim_rights rights = sim_host_rights(address, size, access);
    return rights == SIM_RIGHTS_GRANTED || (rights == SIM_RIGHTS_UNKNOWN && sim_host_mapped(address, size));
}

bool sim_host_readable(uintptr_t address, size_t size)
{
    return may(address, size, SIM_ACCESS_READ);
}

/** Lets the kernel copy. */
static bool copy_guarded(void *destination, const void *source, size_t size)
{
    const struct iovec to = {destination, size};
    const struct iovec from = {(void *)(uintptr_t)source, size};
    const ssize_t copied = process_vm_readv(getpid(), &to, 1, &from, 1, 0);
    if (copied < 0 && errno != EFAULT) {
        memmove(destination, source, size);
        return true;
    }
    return copied == (ssize_t)size;
}

static bool overlap(const void *one, const void *other, size_t size)
{
    const uintptr_t a = (uintptr_t)one;
    const uintptr_t b = (uintptr_t)other;
    return a < b ? b - a < size : a - b < size;
}

bool sim_host_copy(void *destination, const void *source, size_t size)
{
    if (size <= SMALL && !overlap(destination, source, size)) {
        return copy_guarded(destination, source, size);
    }
    unsigned char *to = destination;
    const unsigned char *from = source;
    if (!may((uintptr_t)to, size, SIM_ACCESS_WRITE) || !may((uintptr_t)from, size, SIM_ACCESS_READ)) {
        return false;
    }
    if (overlap(destination, source, size)) {
        memmove(destination, source, size);
        return true;
    }
    if (!copy_guarded(to, from, 1) || !copy_guarded(to + size - 1, from + size - 1, 1)) {
        return false;
    }
    memcpy(to, from, size);
    return true;
}

void sim_host_fill_known(void *destination, uint32_t value, size_t width, size_t size)
{
    if (width == 1) {
        memset(destination, (int)(value & 0xFF), size);
        return;
    }
    unsigned char *bytes = destination;
    for (size_t offset = 0; offset + sizeof value <= size; offset += sizeof value) {
        memcpy(bytes + offset, &value, sizeof value);
    }
}

bool sim_host_fill(void *destination, uint32_t value, size_t width, size_t size)
{
    unsigned char pattern[SMALL];
    unsigned char *to = destination;
    const size_t head = size < SMALL ? size : SMALL;
    sim_host_fill_known(pattern, value, width, head);
    if (size <= SMALL) {
        return copy_guarded(to, pattern, size);
    }
    if (!may((uintptr_t)to, size, SIM_ACCESS_WRITE) || !copy_guarded(to, pattern, SMALL) ||
        !copy_guarded(to + size - sizeof value, pattern, sizeof value)) {
        return false;
    }
    sim_host_fill_known(to, value, width, size);
    return true;
}
