#include "bad_bits.h"

#include <pthread.h>
#include <stdatomic.h>

#include "aclsim.h"
#include "machine/bad_bit_list.h"
#include "machine/config.h"
#include "window.h"

#define MAX_BYTES 1024u
#define BITS_OF_BYTE 8u

/* Guards the list. Leaf. */
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static struct sim_bad_byte bytes[MAX_BYTES];
static atomic_uint count;
/* The bits of the configuration come first. */
static pthread_once_t once = PTHREAD_ONCE_INIT;

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

static aclError break_bit(uint64_t address, uint32_t bit)
{
    (void)pthread_mutex_lock(&mutex);
    struct sim_bad_byte *byte = entry_of(address);
    if (byte != NULL) {
        byte->mask = (unsigned char)(byte->mask | 1u << bit);
    }
    (void)pthread_mutex_unlock(&mutex);
    return byte == NULL ? ACL_ERROR_STORAGE_OVER_LIMIT : ACL_SUCCESS;
}

static void break_named(const struct sim_named_bit *named)
{
    if (named->device < 0) {
        (void)break_bit(named->address, named->bit);
        return;
    }
    const uintptr_t start = named->device < sim_config()->devices ? sim_window_device(named->device) : 0;
    if (start != 0) {
        (void)break_bit(start + named->address, named->bit);
    }
}

static void load_configured(void)
{
    struct sim_named_bit named;
    for (const char *text = sim_config()->bad_bits; text != NULL && *text != '\0';) {
        text = sim_bad_bit_read(text, &named);
        if (text != NULL) {
            break_named(&named);
        }
    }
}

bool sim_bad_bits_next(unsigned *position, uint64_t address, size_t size, struct sim_bad_byte *found)
{
    (void)pthread_once(&once, load_configured);
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

aclError aclsimBreakBit(uint64_t address, uint32_t bit)
{
    if (address == 0 || bit >= BITS_OF_BYTE) {
        return ACL_ERROR_INVALID_PARAM;
    }
    (void)pthread_once(&once, load_configured);
    return break_bit(address, bit);
}

void sim_bad_bits_clear(void)
{
    (void)pthread_once(&once, load_configured);
    (void)pthread_mutex_lock(&mutex);
    atomic_store_explicit(&count, 0, memory_order_relaxed);
    (void)pthread_mutex_unlock(&mutex);
}
