#include "error.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "entry.h"
#include "outcomes.h"
#include "model.h"
#include "recording/recording.h"

/*
 * Ids used: EH0007/EH0009 value, EH0008 null pointer, EH0014 both null, EH0003 path, EH0004 file, EH0006 feature,
 * EH0010 host memory, EH9999 and EE9999 inner; EE1001 free text, EE1002 stream time-out, EE1003 range, EE1004 null pointer,
 * EE1005/EE1006 not supported, EE1010 other context, EE1011/EE1022 combination, EE1012 other device, EE1016 state, EE1017 handle,
 * EE1018 order of calls, EE1021 thread, EE1023 resource, EL9999 driver, WE0001 warning.
 *
 * The text of a thread is built as the real one is: the oldest message that is not an inner one (…9999) leads with its
 * id, the others follow without ids.
 */

#define MESSAGE_SIZE 400
/** Messages kept for one reading; further ones take the place of the newest. */
#define MESSAGES 64
/** Longest text that unread or unreset text can grow to. */
#define TEXT_LIMIT 65536

struct message {
    char id[8];
    char text[MESSAGE_SIZE];
};

struct store {
    struct message *messages;
    unsigned count;
    /** What aclGetRecentErrMsg returned last; valid until the thread calls it again. */
    char *recent;
};

static _Thread_local aclError last_error;
/** Only for the quick path: the destructor of `key` owns it. */
static _Thread_local struct store *thread_store;
static pthread_key_t key;
static pthread_once_t key_once = PTHREAD_ONCE_INIT;

/* Mode "one store per process": guarded by `shared_mutex`, a leaf. */
static atomic_bool shared;
static pthread_mutex_t shared_mutex = PTHREAD_MUTEX_INITIALIZER;
static struct store shared_store;

static void free_store(void *pointer)
{
    struct store *store = pointer;
    free(store->messages);
    free(store->recent);
    free(store);
    thread_store = NULL;
}

static void make_key(void)
{
    (void)pthread_key_create(&key, free_store);
}

/** The calling thread's own store, NULL without memory. */
static struct store *own_store(void)
{
    if (thread_store == NULL) {
        (void)pthread_once(&key_once, make_key);
        thread_store = calloc(1, sizeof *thread_store);
        if (thread_store != NULL) {
            (void)pthread_setspecific(key, thread_store);
        }
    }
    return thread_store;
}

void sim_error_share(bool on)
{
    atomic_store(&shared, on);
}

static void keep(struct store *store, const char *id, const char *text)
{
    if (store->messages == NULL) {
        store->messages = calloc(MESSAGES, sizeof *store->messages);
        if (store->messages == NULL) {
            return;
        }
    }
    for (unsigned index = 0; index < store->count; index++) {
        const struct message *known = &store->messages[index];
        if (strcmp(known->id, id) == 0 && strcmp(known->text, text) == 0) {
            return;
        }
    }
    if (store->count == MESSAGES) {
        store->count--;
    }
    struct message *message = &store->messages[store->count++];
    (void)snprintf(message->id, sizeof message->id, "%s", id);
    (void)snprintf(message->text, sizeof message->text, "%s", text);
}

static void record(const char *id, const char *format, va_list values)
{
    char text[MESSAGE_SIZE];
    const char *function = sim_entry_current_name();
    int used = 0;
    if (atomic_load_explicit(&shared, memory_order_relaxed)) {
        used = snprintf(text, sizeof text, "[thread %ld] ", (long)gettid());
    }
    if (function[0] != '\0') {
        used += snprintf(text + used, sizeof text - (size_t)used, "%s: ", function);
    }
    (void)vsnprintf(text + used, sizeof text - (size_t)used, format, values);
    if (!atomic_load_explicit(&shared, memory_order_relaxed)) {
        struct store *store = own_store();
        if (store != NULL) {
            keep(store, id, text);
        }
        return;
    }
    (void)pthread_mutex_lock(&shared_mutex);
    keep(&shared_store, id, text);
    (void)pthread_mutex_unlock(&shared_mutex);
}

aclError sim_fail(aclError code, const char *id, const char *format, ...)
{
    if (code == ACL_ERROR_RT_MEMORY_ALLOCATION) {
        const struct sim_recorded nothing = {.device = -1, .kind = ACLSIM_OBJECT_KINDS};
        sim_recording_event(SIM_RECORDING_FAILURE, &nothing, sim_entry_current(), sim_entry_thread());
    }
    const struct sim_outcome outcome = sim_outcome_of(sim_entry_current(), code, id);
    if (outcome.id != NULL) {
        va_list values;
        va_start(values, format);
        record(outcome.id, format, values);
        va_end(values);
    }
    if (outcome.last_error) {
        last_error = code;
    }
    return code;
}

aclError sim_last_error_put(aclError code)
{
    const aclError before = last_error;
    last_error = code;
    return before;
}

static bool is_inner(const struct message *message)
{
    return strcmp(message->id + 2, "9999") == 0;
}

/** The message that leads: the oldest that is not inner, else the oldest. */
static unsigned leader(const struct store *store)
{
    for (unsigned index = 0; index < store->count; index++) {
        if (!is_inner(&store->messages[index])) {
            return index;
        }
    }
    return 0;
}

/** Turns the messages into one text and forgets them; NULL when there are none. */
static char *flush(struct store *store)
{
    if (store->count == 0) {
        return NULL;
    }
    const size_t size = store->count * (MESSAGE_SIZE + 16u) + 128u;
    char *text = malloc(size);
    if (text == NULL) {
        return NULL;
    }
    char stamp[32];
    const time_t now = time(NULL);
    struct tm parts;
    (void)strftime(stamp, sizeof stamp, "%Y-%m-%d-%H:%M:%S", localtime_r(&now, &parts));
    const unsigned first = leader(store);
    const struct message *head = &store->messages[first];
    size_t used = (size_t)snprintf(text, size, "%s: [PID: %ld] %s %s\n", head->id, (long)getpid(), stamp, head->text);
    for (unsigned index = 0; index < store->count; index++) {
        if (index != first) {
            used += (size_t)snprintf(text + used, size - used, "        then %s\n", store->messages[index].text);
        }
    }
    store->count = 0;
    return text;
}

void sim_error_take(char *text, size_t size)
{
    struct store *store = thread_store;
    text[0] = '\0';
    if (store == NULL || store->count == 0) {
        return;
    }
    (void)snprintf(text, size, "%s", store->messages[leader(store)].text);
    store->count = 0;
}

/** New text in front of the old one, which stays while the thread has no context to reset it. */
static void put_in_front(struct store *store, char *fresh)
{
    const size_t head = strlen(fresh);
    const size_t tail = strlen(store->recent);
    char *both = head + tail + 2 > TEXT_LIMIT ? NULL : malloc(head + tail + 2);
    if (both != NULL) {
        memcpy(both, fresh, head);
        both[head] = '\n';
        memcpy(both + head + 1, store->recent, tail + 1);
        free(fresh);
        fresh = both;
    }
    free(store->recent);
    store->recent = fresh;
}

const char *sim_error_text(bool forget)
{
    struct store *own = own_store();
    if (own == NULL) {
        return NULL;
    }
    if (forget) {
        free(own->recent);
        own->recent = NULL;
    }
    char *fresh;
    if (atomic_load(&shared)) {
        (void)pthread_mutex_lock(&shared_mutex);
        fresh = flush(&shared_store);
        (void)pthread_mutex_unlock(&shared_mutex);
    } else {
        fresh = flush(own);
    }
    if (fresh != NULL && own->recent != NULL) {
        put_in_front(own, fresh);
    } else if (fresh != NULL) {
        own->recent = fresh;
    }
    return own->recent;
}

static aclError read_last_error(aclrtLastErrLevel level, bool clear)
{
    if (level != ACL_RT_THREAD_LEVEL) {
        return sim_fail_choice("level", (long long)level, "ACL_RT_THREAD_LEVEL (0)");
    }
    const aclError error = last_error;
    if (clear) {
        last_error = ACL_SUCCESS;
    }
    return error;
}

aclError sim_aclrtGetLastError(aclrtLastErrLevel level)
{
    return read_last_error(level, true);
}

aclError sim_aclrtPeekAtLastError(aclrtLastErrLevel level)
{
    return read_last_error(level, false);
}
