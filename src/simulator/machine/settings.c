#include "settings.h"

#include <ctype.h>
#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "bad_bit_list.h"
#include "fault_rule.h"

#define DEFAULT_DEVICES 2
#define DEFAULT_MEMORY ((uint64_t)64 << 30)
#define DEFAULT_SOC "Ascend910B1"
#define ON_OR_OFF "1 or 0"

/* Weak: the library of an older version is linked with an object that says which one (scripts/build/simulator.ts). */
extern const char sim_default_cann[];
__attribute__((weak)) const char sim_default_cann[] = "9.1.0";

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

static bool apply_devices(struct sim_config *config, const char *text)
{
    uint64_t number;
    if (!parse_size(text, &number) || number > SIM_MAX_DEVICES) {
        return false;
    }
    config->devices = (int32_t)number;
    return true;
}

static bool apply_memory(struct sim_config *config, const char *text)
{
    uint64_t bytes;
    if (!parse_size(text, &bytes) || bytes == 0) {
        return false;
    }
    config->memory = bytes;
    return true;
}

static bool apply_soc(struct sim_config *config, const char *text)
{
    const struct sim_product *product = sim_product_of(text);
    if (product == NULL) {
        return false;
    }
    const char *typical = sim_product_soc(text);
    config->product = product;
    config->soc_name = typical != NULL ? typical : text;
    return true;
}

static bool apply_cann(struct sim_config *config, const char *text)
{
    return sim_version_of(text, &config->version);
}

static bool apply_bandwidth(struct sim_config *config, const char *text)
{
    return parse_size(text, &config->bandwidth);
}

static bool apply_latency(struct sim_config *config, const char *text)
{
    uint64_t microseconds;
    if (!parse_size(text, &microseconds) || microseconds > UINT32_MAX) {
        return false;
    }
    config->latency_us = (uint32_t)microseconds;
    return true;
}

static bool apply_poison(struct sim_config *config, const char *text)
{
    return parse_switch(text, &config->poison);
}

static bool apply_uninitialised(struct sim_config *config, const char *text)
{
    return parse_switch(text, &config->uninitialised);
}

static bool apply_watch_pinned(struct sim_config *config, const char *text)
{
    return parse_switch(text, &config->watch_pinned);
}

/** One of two words. @param value receives whether it is the second */
static bool parse_choice(const char *text, const char *first, const char *second, bool *value)
{
    *value = strcmp(text, second) == 0;
    return *value || strcmp(text, first) == 0;
}

static bool apply_kernel_files(struct sim_config *config, const char *text)
{
    return parse_choice(text, "elf", "any", &config->any_kernel_file);
}

static bool apply_unknown_kernels(struct sim_config *config, const char *text)
{
    return parse_choice(text, "pass", "fail", &config->unknown_kernels_fail);
}

static bool apply_kernels(struct sim_config *config, const char *text)
{
    config->kernels = text;
    return access(text, R_OK) == 0;
}

static bool apply_hold(struct sim_config *config, const char *text)
{
    return parse_switch(text, &config->hold_streams);
}

/** "off", "stderr", or the name of a JSON file (which replaces stderr); "stderr,FILE" does both. */
static bool apply_findings(struct sim_config *config, const char *text)
{
    static const char both[] = "stderr,";
    const bool with_file = strncmp(text, both, sizeof both - 1) == 0;
    config->findings.standard_error = with_file || strcmp(text, "stderr") == 0;
    const char *path = with_file ? text + sizeof both - 1 : text;
    const bool no_file = strcmp(path, "off") == 0 || strcmp(path, "stderr") == 0 || path[0] == '\0';
    config->findings.json_path = no_file ? NULL : path;
    return true;
}

/** The name of a file; %p in it becomes the process id. */
static bool apply_record(struct sim_config *config, const char *text)
{
    config->record_path = text[0] == '\0' ? NULL : text;
    return true;
}

static bool apply_log_level(struct sim_config *config, const char *text)
{
    uint64_t level;
    if (!parse_size(text, &level) || level > SIM_LOG_NOTHING) {
        return false;
    }
    config->log_level = (int)level;
    return true;
}

static bool apply_faults(struct sim_config *config, const char *text)
{
    config->faults = text;
    return sim_fault_valid(text);
}

static bool apply_bad_bits(struct sim_config *config, const char *text)
{
    config->bad_bits = text;
    return sim_bad_bits_valid(text);
}

/** "0=507010,1=507015". */
static bool apply_lost(struct sim_config *config, const char *text)
{
    for (const char *at = text; *at != '\0';) {
        int device;
        int code;
        int used = 0;
        if (sscanf(at, "%d=%d%n", &device, &code, &used) != 2 || device < 0 || device >= SIM_MAX_DEVICES) {
            return false;
        }
        config->lost[device] = code;
        at += used;
        at += *at == ',';
    }
    return true;
}

const struct sim_setting sim_settings[] = {
    {"ASCENDCL_SIM_DEVICES", "devices", apply_devices, "a number from 0 to 64"},
    {"ASCENDCL_SIM_MEMORY", "memory", apply_memory, "a number of bytes, such as 32G"},
    {"ASCENDCL_SIM_SOC", "soc", apply_soc, sim_product_names},
    {"ASCENDCL_SIM_CANN", "cann", apply_cann, "a version from 5.0 on with three parts, such as 9.1.0, 8.5.0 or 8.1.RC1"},
    {"ASCENDCL_SIM_BANDWIDTH", "bandwidth", apply_bandwidth, "a number of bytes a second, such as 20G"},
    {"ASCENDCL_SIM_LATENCY_US", "latencyUs", apply_latency, "a number of microseconds"},
    {"ASCENDCL_SIM_POISON", "poison", apply_poison, ON_OR_OFF},
    {"ASCENDCL_SIM_UNINITIALISED", "uninitialised", apply_uninitialised, ON_OR_OFF},
    {"ASCENDCL_SIM_WATCH_PINNED", "watchPinned", apply_watch_pinned, ON_OR_OFF},
    {"ASCENDCL_SIM_KERNELS", "kernels", apply_kernels, "the path of a shared library"},
    {"ASCENDCL_SIM_KERNEL_FILES", "kernelFiles", apply_kernel_files, "elf or any"},
    {"ASCENDCL_SIM_UNKNOWN_KERNELS", "unknownKernels", apply_unknown_kernels, "pass or fail"},
    {"ASCENDCL_SIM_HOLD", "holdStreams", apply_hold, ON_OR_OFF},
    {"ASCENDCL_SIM_FINDINGS", "findings", apply_findings, ""},
    {"ASCENDCL_SIM_RECORD", "record", apply_record, ""},
    {"ASCEND_GLOBAL_LOG_LEVEL", NULL, apply_log_level, ""},
    {"ASCENDCL_SIM_LOG_LEVEL", "logLevel", apply_log_level, "a number from 0 to 4"},
    {"ASCENDCL_SIM_FAULTS", "faults", apply_faults, "a list such as aclrtMalloc#3=207001,aclrtMemcpy~0.01/42=507899"},
    {"ASCENDCL_SIM_BAD_BITS", "badBits", apply_bad_bits, "a list such as 0x180000200005:3,1+0x200005:3"},
    {"ASCENDCL_SIM_LOSE", "loseDevices", apply_lost, "a list such as 0=507010,1=507015"},
};

const size_t sim_setting_count = sizeof sim_settings / sizeof sim_settings[0];

void sim_setting_defaults(struct sim_config *config)
{
    config->devices = DEFAULT_DEVICES;
    config->memory = DEFAULT_MEMORY;
    config->poison = true;
    config->uninitialised = true;
    config->findings.standard_error = true;
    config->log_level = SIM_LOG_NOTHING;
    (void)apply_soc(config, DEFAULT_SOC);
    (void)apply_cann(config, sim_default_cann);
}
