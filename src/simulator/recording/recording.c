#include "recording.h"

#include <fcntl.h>
#include <limits.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "base/clock.h"
#include "base/text.h"
#include "machine/config.h"

_Static_assert(sizeof(struct sim_recording_head) == 40, "the command reads this form");
_Static_assert(sizeof(struct sim_recording_event) == 56, "the command reads this form");

/** The file of this process; NULL: nothing is recorded. A child made by fork has its parent's until its first call. */
static _Atomic(struct sim_recording_head *) recording;

static char *names_of(struct sim_recording_head *head)
{
    return (char *)(head + 1);
}

static struct sim_recording_event *events_of(struct sim_recording_head *head)
{
    return (struct sim_recording_event *)(void *)(names_of(head) + (size_t)SIM_FUNCTION_COUNT * SIM_RECORDING_NAME);
}

static struct sim_recording_head *map_file(const char *path)
{
    const int file = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) {
        return NULL;
    }
    const size_t size = sizeof(struct sim_recording_head) + (size_t)SIM_FUNCTION_COUNT * SIM_RECORDING_NAME +
        (size_t)SIM_RECORDING_EVENTS * sizeof(struct sim_recording_event);
    void *mapped = ftruncate(file, (off_t)size) == 0
        ? mmap(NULL, size, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_NORESERVE, file, 0)
        : MAP_FAILED;
    (void)close(file);
    return mapped == MAP_FAILED ? NULL : mapped;
}

void sim_recording_start(void)
{
    const char *name = sim_config()->record_path;
    if (name == NULL) {
        return;
    }
    char path[PATH_MAX];
    struct sim_recording_head *head = sim_text_process_path(name, path, sizeof path) ? map_file(path) : NULL;
    if (head == NULL) {
        (void)dprintf(STDERR_FILENO, "ascendcl simulator: memory is not recorded: %s can't be written\n", name);
    } else {
        for (int function = 0; function < SIM_FUNCTION_COUNT; function++) {
            (void)snprintf(names_of(head) + (size_t)function * SIM_RECORDING_NAME, SIM_RECORDING_NAME, "%s",
                sim_function_table[function].name);
        }
        head->process = (uint32_t)getpid();
        head->functions = SIM_FUNCTION_COUNT;
        head->start = sim_clock_now();
        head->capacity = SIM_RECORDING_EVENTS;
        head->magic = SIM_RECORDING_MAGIC;
    }
    atomic_store_explicit(&recording, head, memory_order_release);
}

void sim_recording_event(enum sim_recording_type type, const struct sim_recorded *object, enum sim_function function,
    uint64_t thread)
{
    struct sim_recording_head *head = atomic_load_explicit(&recording, memory_order_acquire);
    if (head == NULL) {
        return;
    }
    const uint64_t place = atomic_fetch_add_explicit(&head->count, 1, memory_order_relaxed);
    if (place >= SIM_RECORDING_EVENTS) {
        return;
    }
    struct sim_recording_event *event = &events_of(head)[place];
    event->time = sim_clock_now();
    event->object = object->object;
    event->address = object->address;
    event->size = object->size;
    event->held = object->held;
    event->thread = (uint32_t)thread;
    event->device = (int16_t)object->device;
    event->function = (uint16_t)function;
    event->kind = (uint8_t)object->kind;
    atomic_store_explicit(&event->type, (unsigned char)type, memory_order_release);
}
