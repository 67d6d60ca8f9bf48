#include "config.h"

#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "aclsim.h"
#include "bad_bit_list.h"
#include "base/json.h"
#include "settings.h"

#define PREFIX "ASCENDCL_SIM_"
#define FILE_VARIABLE PREFIX "CONFIG"
/** More settings than there are can't be wrong by much. */
#define PROBLEMS_SIZE 4096

static struct sim_config config;
/** A line for each thing that was not understood. */
static char problems[PROBLEMS_SIZE];
static pthread_once_t once = PTHREAD_ONCE_INIT;

__attribute__((format(printf, 1, 2))) static void complain(const char *format, ...)
{
    const size_t used = strlen(problems);
    va_list arguments;
    va_start(arguments, format);
    (void)snprintf(problems + used, sizeof problems - used, "%s", used == 0 ? "" : "\n");
    const size_t start = strlen(problems);
    (void)vsnprintf(problems + start, sizeof problems - start, format, arguments);
    va_end(arguments);
}

static void apply(const struct sim_setting *setting, const char *name, const char *text)
{
    /* CANN's own variables are none of the simulator's business. */
    if (!setting->apply(&config, text) && setting->member != NULL) {
        complain("%s=\"%s\" is not understood; it must be %s", name, text, setting->expected);
    }
}

/** A member's value as the text that the same environment variable would have. */
static const char *text_of(const struct sim_json *value)
{
    if (value->kind == SIM_JSON_BOOL) {
        return value->boolean ? "1" : "0";
    }
    return value->kind == SIM_JSON_STRING || value->kind == SIM_JSON_NUMBER ? value->text : NULL;
}

static const struct sim_setting *setting_of(const char *member)
{
    for (size_t index = 0; index < sim_setting_count; index++) {
        if (sim_settings[index].member != NULL && strcmp(sim_settings[index].member, member) == 0) {
            return &sim_settings[index];
        }
    }
    return NULL;
}

static void apply_member(const struct sim_json *member)
{
    const struct sim_setting *setting = setting_of(member->name);
    const char *value = text_of(member);
    if (setting == NULL) {
        complain("\"%s\" in the file of " FILE_VARIABLE " is no setting of the simulator", member->name);
    } else if (value == NULL) {
        complain("\"%s\" in the file of " FILE_VARIABLE " is not understood; it must be %s", member->name, setting->expected);
    } else {
        apply(setting, member->name, value);
    }
}

/** The document stays allocated: settings point into it. */
static void load_file(const char *path)
{
    size_t length;
    char *text = sim_json_read_file(path, &length);
    char error[128] = "the file can't be read";
    /* Volatile: a pointer that nobody reads again would be optimised away, and with it what keeps the texts reachable. */
    static struct sim_json *volatile document;
    document = text == NULL ? NULL : sim_json_parse(text, length, 8, error, sizeof error);
    free(text);
    if (document == NULL || document->kind != SIM_JSON_OBJECT) {
        complain(FILE_VARIABLE "=\"%s\" is not understood: %s", path, document == NULL ? error : "it is no JSON object");
        return;
    }
    for (const struct sim_json *member = document->child; member != NULL; member = member->next) {
        apply_member(member);
    }
}

static void apply_environment(void)
{
    /* The environment may change later, settings keep their text. Volatile as above. */
    static char **volatile copies;
    copies = calloc(sim_setting_count, sizeof *copies);
    for (size_t index = 0; copies != NULL && index < sim_setting_count; index++) {
        const char *text = getenv(sim_settings[index].variable);
        copies[index] = text == NULL || text[0] == '\0' ? NULL : strdup(text);
        if (copies[index] != NULL) {
            apply(&sim_settings[index], sim_settings[index].variable, copies[index]);
        }
    }
}

static bool is_known(const char *entry, size_t length)
{
    for (size_t index = 0; index < sim_setting_count; index++) {
        const char *variable = sim_settings[index].variable;
        if (strlen(variable) == length && strncmp(variable, entry, length) == 0) {
            return true;
        }
    }
    return strlen(FILE_VARIABLE) == length && strncmp(FILE_VARIABLE, entry, length) == 0;
}

/** A misspelt name would leave the machine as it is. */
static void check_names(void)
{
    for (char **entry = environ; entry != NULL && *entry != NULL; entry++) {
        const size_t length = strcspn(*entry, "=");
        if (strncmp(*entry, PREFIX, sizeof PREFIX - 1) == 0 && !is_known(*entry, length)) {
            complain("%.*s is no variable of the simulator", (int)length, *entry);
        }
    }
}

/** Devices that settings name and that there are not. */
static void check_devices(void)
{
    int32_t named = sim_bad_bits_last_device(config.bad_bits);
    for (int32_t device = 0; device < SIM_MAX_DEVICES; device++) {
        named = config.lost[device] != 0 && device > named ? device : named;
    }
    if (named >= config.devices) {
        complain("lost devices or bad bits name device %d, and the number of devices is %d", (int)named, (int)config.devices);
    }
}

static void load(void)
{
    sim_setting_defaults(&config);
    const char *file = getenv(FILE_VARIABLE);
    if (file != NULL && file[0] != '\0') {
        load_file(file);
    }
    apply_environment();
    check_devices();
    check_names();
}

const struct sim_config *sim_config(void)
{
    (void)pthread_once(&once, load);
    return &config;
}

const char *sim_config_problems(void)
{
    (void)pthread_once(&once, load);
    return problems;
}

aclError aclsimGetConfigurationProblems(char *text, size_t size, size_t *needed)
{
    if (needed == NULL || (text == NULL && size != 0)) {
        return ACL_ERROR_INVALID_PARAM;
    }
    *needed = strlen(sim_config_problems()) + 1;
    if (size != 0) {
        (void)snprintf(text, size, "%s", problems);
    }
    return ACL_SUCCESS;
}
