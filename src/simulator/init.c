/*
 * aclInit and aclFinalize: a reference counter of the process, a configuration file, callbacks of components.
 */
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "config.h"
#include "device.h"
#include "errtext.h"
#include "finding.h"
#include "init_callbacks.h"
#include "json.h"
#include "model.h"

#define MAX_CONFIG_BYTES ((long)10 << 20)
#define MAX_CONFIG_DEPTH 10u

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

/** The file's text, "" for no file; the caller frees it. */
static aclError read_config(const char *path, char **content)
{
    if (path == NULL || path[0] == '\0') {
        *content = strdup("");
        return *content != NULL ? ACL_SUCCESS : sim_fail(ACL_ERROR_BAD_ALLOC, "EH0010", "no host memory is left");
    }
    struct stat status;
    if (stat(path, &status) != 0 || !S_ISREG(status.st_mode) || status.st_size > MAX_CONFIG_BYTES) {
        return sim_fail(ACL_ERROR_INVALID_FILE, "EH0003",
            "argument configPath: \"%s\" is no readable regular file of at most 10 MiB", path);
    }
    size_t length;
    *content = sim_json_read_file(path, &length);
    if (*content == NULL) {
        return sim_fail(ACL_ERROR_INVALID_FILE, "EH0003", "argument configPath: \"%s\" can't be read", path);
    }
    return ACL_SUCCESS;
}

/** "0", "12": a device id as the configuration writes it, in a string or as a number. */
static bool parse_device(const struct sim_json *value, int32_t *device)
{
    const bool readable = value->kind == SIM_JSON_STRING || value->kind == SIM_JSON_NUMBER;
    if (!readable || value->text[0] == '\0' || strspn(value->text, "0123456789") != strlen(value->text) ||
        (value->text[0] == '0' && value->text[1] != '\0') || strlen(value->text) > 9) {
        return false;
    }
    *device = (int32_t)strtol(value->text, NULL, 10);
    return true;
}

static aclError apply_default_device(const struct sim_json *config)
{
    const struct sim_json *value = sim_json_member(sim_json_member(config, "defaultDevice"), "default_device");
    if (value == NULL) {
        return ACL_SUCCESS;
    }
    int32_t device;
    if (!parse_device(value, &device)) {
        (void)sim_fail(ACL_ERROR_FAILURE, "EH0009",
            "configuration: defaultDevice.default_device must be \"0\" or a positive whole number");
        return ACL_ERROR_FAILURE;
    }
    SIM_TRY(sim_device_check(device, "default_device"));
    sim_device_set_default(device);
    return ACL_SUCCESS;
}

static aclError apply_error_mode(const struct sim_json *config)
{
    const struct sim_json *value = sim_json_member(config, "err_msg_mode");
    if (value == NULL) {
        return ACL_SUCCESS;
    }
    const bool known = value->text != NULL && (strcmp(value->text, "0") == 0 || strcmp(value->text, "1") == 0);
    if (!known) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "configuration: err_msg_mode must be \"0\" (text per thread) or \"1\" (text per process)");
    }
    sim_errtext_share(value->text[0] == '1');
    return ACL_SUCCESS;
}

static aclError apply_config(const char *path, const char *content)
{
    if (content[0] == '\0') {
        return ACL_SUCCESS;
    }
    char error[128];
    struct sim_json *config = sim_json_parse(content, strlen(content), MAX_CONFIG_DEPTH, error, sizeof error);
    if (config == NULL) {
        return sim_fail(ACL_ERROR_PARSE_FILE, "EH0004", "file \"%s\" is no valid configuration: %s", path, error);
    }
    aclError result = apply_error_mode(config);
    if (result == ACL_SUCCESS) {
        result = apply_default_device(config);
    }
    sim_json_free(config);
    return result;
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
    SIM_TRY(apply_config(path, content));
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
        result = sim_fail(ACL_ERROR_REPEAT_INITIALIZE, "EH0001",
            "the process is initialised already; one more reference was counted and the configuration was ignored");
    } else {
        result = read_config(configPath, &content);
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
    sim_errtext_share(false);
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
