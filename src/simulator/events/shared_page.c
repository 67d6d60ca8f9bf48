#include "shared_page.h"

#include <fcntl.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <unistd.h>

#define MAGIC 0x41434C53484152ull
#define PROCESSES 256

/** What lies in the file. */
struct page {
    uint64_t magic;
    uint64_t secret;
    int32_t kind;
    int32_t device;
    int32_t maker;
    atomic_int open_to_all;
    atomic_uint allowed_count;
    _Atomic(int32_t) allowed[PROCESSES];
    _Alignas(64) unsigned char contents[SIM_SHARE_SIZE];
};

struct sim_share {
    struct page *page;
    int file;
    /** The descriptor's number in the maker, part of the key. */
    int maker_file;
};

static struct sim_share *wrap(int file, int maker_file, struct page *page)
{
    struct sim_share *share = calloc(1, sizeof *share);
    if (share == NULL) {
        (void)munmap(page, sizeof *page);
        (void)close(file);
        return NULL;
    }
    *share = (struct sim_share){.page = page, .file = file, .maker_file = maker_file};
    return share;
}

static struct page *map(int file)
{
    struct page *page = mmap(NULL, sizeof *page, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
    return page == MAP_FAILED ? NULL : page;
}

struct sim_share *sim_share_make(enum sim_share_kind kind, int32_t device)
{
    const int file = memfd_create("ascendcl-share", MFD_CLOEXEC);
    if (file < 0) {
        return NULL;
    }
    struct page *page = ftruncate(file, (off_t)sizeof(struct page)) == 0 ? map(file) : NULL;
    if (page == NULL) {
        (void)close(file);
        return NULL;
    }
    (void)getrandom(&page->secret, sizeof page->secret, 0);
    page->kind = (int32_t)kind;
    page->device = device;
    page->maker = getpid();
    page->magic = MAGIC;
    return wrap(file, file, page);
}

struct sim_share *sim_share_open(enum sim_share_kind kind, const char *key)
{
    int maker;
    int maker_file;
    unsigned long long secret;
    if (strnlen(key, SIM_SHARE_KEY) == SIM_SHARE_KEY ||
        sscanf(key, "acl-%d-%d-%llx", &maker, &maker_file, &secret) != 3) {
        return NULL;
    }
    char path[64];
    (void)snprintf(path, sizeof path, "/proc/%d/fd/%d", maker, maker_file);
    const int file = open(path, O_RDWR | O_CLOEXEC);
    if (file < 0) {
        return NULL;
    }
    struct stat status;
    const bool fits = fstat(file, &status) == 0 && status.st_size == (off_t)sizeof(struct page);
    struct page *page = fits ? map(file) : NULL;
    if (page == NULL) {
        (void)close(file);
        return NULL;
    }
    if (page->magic != MAGIC || page->secret != secret || page->kind != (int32_t)kind || page->maker != maker) {
        (void)munmap(page, sizeof *page);
        (void)close(file);
        return NULL;
    }
    return wrap(file, maker_file, page);
}

void sim_share_close(struct sim_share *share)
{
    if (share != NULL) {
        (void)munmap(share->page, sizeof *share->page);
        (void)close(share->file);
        free(share);
    }
}

void *sim_share_contents(const struct sim_share *share)
{
    return share->page->contents;
}

void sim_share_key(const struct sim_share *share, char *key)
{
    (void)snprintf(key, SIM_SHARE_KEY, "acl-%d-%d-%llx", share->page->maker, share->maker_file,
        (unsigned long long)share->page->secret);
}

int32_t sim_share_device(const struct sim_share *share)
{
    return share->page->device;
}

void sim_share_allow_all(struct sim_share *share)
{
    atomic_store(&share->page->open_to_all, 1);
}

bool sim_share_is_open(const struct sim_share *share)
{
    return atomic_load(&share->page->open_to_all) != 0;
}

bool sim_share_allow(struct sim_share *share, int32_t pid)
{
    const unsigned index = atomic_fetch_add(&share->page->allowed_count, 1);
    if (index >= PROCESSES) {
        (void)atomic_fetch_sub(&share->page->allowed_count, 1);
        return false;
    }
    atomic_store(&share->page->allowed[index], pid);
    return true;
}

bool sim_share_allowed(const struct sim_share *share)
{
    if (sim_share_is_open(share) || sim_share_is_own(share)) {
        return true;
    }
    const int32_t self = getpid();
    const unsigned count = atomic_load(&share->page->allowed_count);
    for (unsigned index = 0; index < count && index < PROCESSES; index++) {
        if (atomic_load(&share->page->allowed[index]) == self) {
            return true;
        }
    }
    return false;
}

bool sim_share_is_own(const struct sim_share *share)
{
    return share->page->maker == getpid();
}
