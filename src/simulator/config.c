#include "config.h"

#include <ctype.h>
#include <errno.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bad_bits.h"
#include "json.h"

#define DEFAULT_DEVICES 2
#define DEFAULT_MEMORY ((uint64_t)64 << 30)
#define DEFAULT_SOC "Ascend910B1"
#define LOG_NOTHING 4

/* Weak: the library of an older version is linked with an object that says which one (scripts/build/simulator.ts). */
extern const char sim_default_cann[];
__attribute__((weak)) const char sim_default_cann[] = "9.1.0";

static struct sim_config config;
static pthread_once_t once = PTHREAD_ONCE_INIT;

/** One setting: its names, and how its text becomes a value. Texts live as long as the process. */
struct setting {
    const char *variable;
    const char *member;
    bool (*apply)(const char *text);
};

static void complain(const char *name, const char *text)
{
    (void)fprintf(stderr, "ascendcl simulator: %s=\"%s\" is not understood and ignored\n", name, text);
}

/** A whole number with an optional suffix K, M, G or T (powers of 1024). */
static bool parse_size(const char *text, uint64_t *value)
{
    char *end;
    errno = 0;
    const unsigned long long number = strtoull(text, &end, 0);
    if (end == text || errno != 0 || *text == '-') {
        return false;
    }
    static const char suffixes[] = "KMGT";
    const char *suffix = *end == '\0' ? NULL : strchr(suffixes, toupper((unsigned char)*end));
    unsigned shift = 0;
    if (suffix != NULL) {
        shift = 10u * (unsigned)(suffix - suffixes + 1);
        end++;
        end += *end == 'i';
        end += *end == 'B';
    }
    *value = (uint64_t)number << shift;
    return *end == '\0' && (*value >> shift) == number;
}

static bool parse_switch(const char *text, bool *value)
{
    if (strcmp(text, "1") == 0 || strcmp(text, "true") == 0 || strcmp(text, "on") == 0) {
        *value = true;
        return true;
    }
    *value = false;
    return strcmp(text, "0") == 0 || strcmp(text, "false") == 0 || strcmp(text, "off") == 0;
}

static bool apply_devices(const char *text)
{
    uint64_t number;
    if (!parse_size(text, &number) || number > SIM_MAX_DEVICES) {
        return false;
    }
    config.devices = (int32_t)number;
    return true;
}

static bool apply_memory(const char *text)
{
    uint64_t bytes;
    if (!parse_size(text, &bytes) || bytes == 0) {
        return false;
    }
    config.memory = bytes;
    return true;
}

static bool apply_soc(const char *text)
{
    const struct sim_product *product = sim_product_of(text);
    if (product == NULL) {
        return false;
    }
    const char *typical = sim_product_soc(text);
    config.product = product;
    config.soc_name = typical != NULL ? typical : text;
    return true;
}

static bool apply_cann(const char *text)
{
    return sim_version_of(text, &config.version);
}

static bool apply_bandwidth(const char *text)
{
    return parse_size(text, &config.bandwidth);
}

static bool apply_latency(const char *text)
{
    uint64_t microseconds;
    if (!parse_size(text, &microseconds) || microseconds > UINT32_MAX) {
        return false;
    }
    config.latency_us = (uint32_t)microseconds;
    return true;
}

static bool apply_poison(const char *text)
{
    return parse_switch(text, &config.poison);
}

static bool apply_uninitialised(const char *text)
{
    return parse_switch(text, &config.uninitialised);
}

static bool apply_hold(const char *text)
{
    return parse_switch(text, &config.hold_streams);
}

/** "off", "stderr", or the name of a JSON file (which replaces stderr); "stderr,FILE" does both. */
static bool apply_findings(const char *text)
{
    static const char both[] = "stderr,";
    const bool with_file = strncmp(text, both, sizeof both - 1) == 0;
    config.findings.standard_error = with_file || strcmp(text, "stderr") == 0;
    const char *path = with_file ? text + sizeof both - 1 : text;
    const bool no_file = strcmp(path, "off") == 0 || strcmp(path, "stderr") == 0 || path[0] == '\0';
    config.findings.json_path = no_file ? NULL : path;
    return true;
}

static bool apply_log_level(const char *text)
{
    uint64_t level;
    if (!parse_size(text, &level) || level > LOG_NOTHING) {
        return false;
    }
    config.log_level = (int)level;
    return true;
}

static bool apply_faults(const char *text)
{
    config.faults = text;
    return true;
}

static bool apply_bad_bits(const char *text)
{
    if (!sim_bad_bits_valid(text)) {
        return false;
    }
    config.bad_bits = text;
    return true;
}

/** "0=507010,1=507015". */
static bool apply_lost(const char *text)
{
    for (const char *at = text; *at != '\0';) {
        int device;
        int code;
        int used = 0;
        if (sscanf(at, "%d=%d%n", &device, &code, &used) != 2 || device < 0 || device >= SIM_MAX_DEVICES) {
            return false;
        }
        config.lost[device] = code;
        at += used;
        at += *at == ',';
    }
    return true;
}

static const struct setting settings[] = {
    {"ASCENDCL_SIM_DEVICES", "devices", apply_devices},
    {"ASCENDCL_SIM_MEMORY", "memory", apply_memory},
    {"ASCENDCL_SIM_SOC", "soc", apply_soc},
    {"ASCENDCL_SIM_CANN", "cann", apply_cann},
    {"ASCENDCL_SIM_BANDWIDTH", "bandwidth", apply_bandwidth},
    {"ASCENDCL_SIM_LATENCY_US", "latencyUs", apply_latency},
    {"ASCENDCL_SIM_POISON", "poison", apply_poison},
    {"ASCENDCL_SIM_UNINITIALISED", "uninitialised", apply_uninitialised},
    {"ASCENDCL_SIM_HOLD", "holdStreams", apply_hold},
    {"ASCENDCL_SIM_FINDINGS", "findings", apply_findings},
    {"ASCEND_GLOBAL_LOG_LEVEL", NULL, apply_log_level},
    {"ASCENDCL_SIM_LOG_LEVEL", "logLevel", apply_log_level},
    {"ASCENDCL_SIM_FAULTS", "faults", apply_faults},
    {"ASCENDCL_SIM_BAD_BITS", "badBits", apply_bad_bits},
    {"ASCENDCL_SIM_LOSE", "loseDevices", apply_lost},
};

#define SETTINGS (sizeof settings / sizeof settings[0])

/** A member's value as the text that the same environment variable would have. */
static const char *text_of(const struct sim_json *value)
{
    if (value->kind == SIM_JSON_BOOL) {
        return value->boolean ? "1" : "0";
    }
    return value->kind == SIM_JSON_STRING || value->kind == SIM_JSON_NUMBER ? value->text : NULL;
}

static const struct setting *setting_of(const char *member)
{
    for (size_t index = 0; index < SETTINGS; index++) {
        if (settings[index].member != NULL && strcmp(settings[index].member, member) == 0) {
            return &settings[index];
        }
    }
    return NULL;
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
        (void)fprintf(stderr, "ascendcl simulator: ASCENDCL_SIM_CONFIG=\"%s\" is ignored: %s\n", path,
            document == NULL ? error : "it is no JSON object");
        return;
    }
    for (const struct sim_json *member = document->child; member != NULL; member = member->next) {
        const struct setting *setting = setting_of(member->name);
        const char *value = text_of(member);
        if (setting == NULL || value == NULL || !setting->apply(value)) {
            complain(member->name, value == NULL ? "…" : value);
        }
    }
}

static void load(void)
{
    config.devices = DEFAULT_DEVICES;
    config.memory = DEFAULT_MEMORY;
    config.poison = true;
    config.uninitialised = true;
    config.findings.standard_error = true;
    config.log_level = LOG_NOTHING;
    (void)apply_soc(DEFAULT_SOC);
    (void)apply_cann(sim_default_cann);
    const char *file = getenv("ASCENDCL_SIM_CONFIG");
    if (file != NULL && file[0] != '\0') {
        load_file(file);
    }
    for (size_t index = 0; index < SETTINGS; index++) {
        /* The environment may change later, settings keep their text. */
        static char *volatile copies[SETTINGS];
        const char *text = getenv(settings[index].variable);
        copies[index] = text == NULL || text[0] == '\0' ? NULL : strdup(text);
        if (copies[index] != NULL && !settings[index].apply(copies[index])) {
            complain(settings[index].variable, copies[index]);
        }
    }
}

const struct sim_config *sim_config(void)
{
    (void)pthread_once(&once, load);
    return &config;
}
