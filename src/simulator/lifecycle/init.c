/*
 * aclInit and aclFinalize: a reference counter of the process, a configuration file, callbacks of components.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "entry/error.h"
#include "init_callbacks.h"
#include "init_config.h"
#include "leaks.h"
#include "machine/config.h"
#include "model.h"
#include "queue/device_table.h"

/* Guards everything below; recursive, because component callbacks may call back. Nothing of the library is locked before it. */
static pthread_mutex_t mutex;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static uint64_t references;
static bool finalized;
/** Content of the first successful aclInit's file; NULL before it. */
static char *first_content;

static void make_mutex(void)
{
    pthread_mutexattr_t attributes;
    (void)pthread_mutexattr_init(&attributes);
    (void)pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    (void)pthread_mutex_init(&mutex, &attributes);
    (void)pthread_mutexattr_destroy(&attributes);
}

static void lock(void)
{
    (void)pthread_once(&once, make_mutex);
    (void)pthread_mutex_lock(&mutex);
}

static void unlock(void)
{
    (void)pthread_mutex_unlock(&mutex);
}

static aclError initialize(const char *path, const char *content)
{
    if (first_content != NULL && strcmp(first_content, content) != 0) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0004",
            "argument configPath: the content differs from that of the first aclInit of this process");
    }
    const char *problems = sim_config_problems();
    if (problems[0] != '\0') {
        return sim_fail(ACL_ERROR_FILE_ATTR_INVALID, "EH0004", "the machine can't be simulated: %.*s",
            (int)strcspn(problems, "\n"), problems);
    }
    SIM_TRY(sim_init_config_apply(path, content));
    if (sim_aclrtGetSocName() == NULL) {
        return sim_fail(ACL_ERROR_INTERNAL_ERROR, "EH9999",
            "the machine has no device, so the SoC name can't be found; check the driver (simulator: ASCENDCL_SIM_DEVICES)");
    }
    SIM_TRY(sim_init_callbacks_run(content, path != NULL && path[0] != '\0'));
    if (first_content == NULL) {
        first_content = strdup(content);
    }
    finalized = false;
    references = 1;
    sim_init_callbacks_set_config(content);
    return ACL_SUCCESS;
}

aclError sim_aclInit(const char *configPath)
{
    lock();
    aclError result;
    char *content = NULL;
    if (references > 0) {
        references++;
        result = ACL_ERROR_REPEAT_INITIALIZE; /* One more reference; the real library leaves no text about it either. */
    } else {
        result = sim_init_config_read(configPath, &content);
    }
    if (content != NULL) {
        result = initialize(configPath, content);
        free(content);
    }
    unlock();
    return result;
}

/** Called with the mutex. */
static aclError finalize(void)
{
    SIM_TRY(sim_finalize_callbacks_run());
    sim_device_set_default(-1);
    sim_error_share(false);
    finalized = true;
    references = 0;
    sim_finding_leaks(ACLSIM_FINDING_LEAK_AT_FINALIZE);
    return ACL_SUCCESS;
}

static aclError repeated(void)
{
    return sim_fail(ACL_ERROR_REPEAT_FINALIZE, "EH9999",
        "the process is finalised already, or was not initialised; each finalisation needs an aclInit before it");
}

aclError sim_aclFinalize(void)
{
    lock();
    const aclError result = finalized ? repeated() : finalize();
    unlock();
    return result;
}

aclError sim_aclFinalizeReference(uint64_t *refCount)
{
    lock();
    aclError result = ACL_SUCCESS;
    if (references > 1) {
        references--;
    } else {
        result = references == 0 ? repeated() : finalize();
    }
    if (refCount != NULL) {
        *refCount = references;
    }
    unlock();
    return result;
}

bool sim_init_is_done(void)
{
    lock();
    const bool done = references > 0;
    unlock();
    return done;
}
