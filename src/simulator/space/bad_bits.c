#include "bad_bits.h"

#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#include "aclsim.h"
#include "machine/config.h"
#include "window.h"

#define MAX_BYTES 1024u
#define BITS_OF_BYTE 8u

/* Guards the list. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sim_bad_byte bytes[MAX_BYTES];
static atomic_uint count;

bool sim_bad_bits_next(unsigned *position, uint64_t address, size_t size, struct sim_bad_byte *found)
{
    if (atomic_load_explicit(&count, memory_order_relaxed) == 0) {
        return false;
    }
    bool any = false;
    (void)pthread_mutex_lock(&mutex);
    const unsigned end = atomic_load_explicit(&count, memory_order_relaxed);
    while (*position < end && !any) {
        *found = bytes[(*position)++];
        any = found->address - address < size;
    }
    (void)pthread_mutex_unlock(&mutex);
    return any;
}

/** The entry of a byte, a new one when it has none. NULL when the list is full. Called with the mutex. */
static struct sim_bad_byte *entry_of(uint64_t address)
{
    const unsigned end = atomic_load_explicit(&count, memory_order_relaxed);
    for (unsigned index = 0; index < end; index++) {
        if (bytes[index].address == address) {
            return &bytes[index];
        }
    }
    if (end == MAX_BYTES) {
        return NULL;
    }
    bytes[end] = (struct sim_bad_byte){address, 0};
    atomic_store_explicit(&count, end + 1, memory_order_relaxed);
    return &bytes[end];
}

aclError aclsimBreakBit(uint64_t address, uint32_t bit)
{
    if (address == 0 || bit >= BITS_OF_BYTE) {
        return ACL_ERROR_INVALID_PARAM;
    }
    (void)pthread_mutex_lock(&mutex);
    struct sim_bad_byte *byte = entry_of(address);
    if (byte != NULL) {
        byte->mask = (unsigned char)(byte->mask | 1u << bit);
    }
    (void)pthread_mutex_unlock(&mutex);
    return byte == NULL ? ACL_ERROR_STORAGE_OVER_LIMIT : ACL_SUCCESS;
}

void sim_bad_bits_clear(void)
{
    (void)pthread_mutex_lock(&mutex);
    atomic_store_explicit(&count, 0, memory_order_relaxed);
    (void)pthread_mutex_unlock(&mutex);
}

/** One bit of a list. */
struct named_bit {
    /** Device whose first address is added, -1: none. */
    int32_t device;
    uint64_t address;
    uint32_t bit;
};

/** "1+": the device. @return where the rest begins; `text` when it begins with no device */
static const char *read_device(const char *text, int32_t *device)
{
    char *end;
    const unsigned long number = strtoul(text, &end, 10);
    if (end == text || *end != '+' || number >= SIM_MAX_DEVICES) {
        *device = -1;
        return text;
    }
    *device = (int32_t)number;
    return end + 1;
}

/** Reads the first bit of a list. @return where the rest begins, NULL when the text does not begin with a bit */
static const char *read_bit(const char *text, struct named_bit *named)
{
    text = read_device(text, &named->device);
    char *end;
    errno = 0;
    named->address = strtoull(text, &end, 0);
    if (!isdigit((unsigned char)*text) || errno != 0 || end[0] != ':' || end[1] < '0' || end[1] > '7') {
        return NULL;
    }
    if (named->device < 0 && named->address == 0) {
        return NULL;
    }
    named->bit = (uint32_t)(end[1] - '0');
    const char *rest = end + 2;
    const size_t separators = strspn(rest, ", \t\n");
    return *rest == '\0' || separators > 0 ? rest + separators : NULL;
}

bool sim_bad_bits_valid(const char *text)
{
    struct named_bit named;
    while (text != NULL && *text != '\0') {
        text = read_bit(text, &named);
    }
    return text != NULL;
}

int32_t sim_bad_bits_last_device(const char *text)
{
    struct named_bit named;
    int32_t last = -1;
    while (text != NULL && *text != '\0') {
        text = read_bit(text, &named);
        last = text != NULL && named.device > last ? named.device : last;
    }
    return last;
}

static void break_named(const struct named_bit *named)
{
    if (named->device < 0) {
        (void)aclsimBreakBit(named->address, named->bit);
        return;
    }
    const uintptr_t start = named->device < sim_config()->devices ? sim_window_device(named->device) : 0;
    if (start != 0) {
        (void)aclsimBreakBit(start + named->address, named->bit);
    }
}

void sim_bad_bits_load(const char *text)
{
    struct named_bit named;
    while (text != NULL && *text != '\0') {
        text = read_bit(text, &named);
        if (text != NULL) {
            break_named(&named);
        }
    }
}
