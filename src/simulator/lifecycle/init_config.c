#include "init_config.h"

#include <stdatomic.h>
#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/json.h"
#include "device/device.h"
#include "entry/error.h"
#include "machine/config.h"
#include "queue/device_table.h"

#define MAX_BYTES ((long)10 << 20)
/** Objects in objects, and arrays in arrays; each kind is counted for itself. */
#define MAX_DEPTH 10
/** Bytes of the print buffers: of a core, of all threads, and the most of both. */
#define CORE_PRINT_MIN 1024u
#define THREAD_PRINT_MIN ((uint32_t)1 << 20)
#define PRINT_MAX ((uint32_t)64 << 20)

/** Stands for the text of a file that is too large to be read; no valid configuration. */
static const char unread[] = " ";

/** How events of captured graphs work is chosen once in a process. */
static atomic_bool event_mode_chosen;

static bool is_usable(const struct stat *status)
{
    return S_ISREG(status->st_mode) && status->st_size <= MAX_BYTES;
}

aclError sim_init_config_read(const char *path, char **content)
{
    struct stat status;
    *content = NULL;
    if (path == NULL || path[0] == '\0') {
        *content = strdup("");
    } else if (stat(path, &status) != 0 || access(path, R_OK) != 0) {
        return sim_fail(ACL_ERROR_INVALID_FILE, "EH0003", "argument configPath: \"%s\" can't be read", path);
    } else if (!is_usable(&status)) {
        *content = strdup(S_ISREG(status.st_mode) ? unread : "");
    } else {
        size_t length;
        *content = sim_json_read_file(path, &length);
    }
    return *content != NULL ? ACL_SUCCESS : sim_fail(ACL_ERROR_BAD_ALLOC, "EH0010", "no host memory is left");
}

/** The deepest nesting of one kind of brackets, wherever they stand. */
static int depth_of(const char *text, char opening, char closing)
{
    int depth = 0;
    int deepest = 0;
    for (; *text != '\0'; text++) {
        if (*text == opening) {
            depth++;
            deepest = depth > deepest ? depth : deepest;
        } else if (*text == closing && depth > 0) {
            depth--;
        }
    }
    return deepest;
}

static aclError apply_error_mode(const struct sim_json *config)
{
    const struct sim_json *value = sim_json_member(config, "err_msg_mode");
    if (value == NULL) {
        return ACL_SUCCESS;
    }
    const bool known = value->kind == SIM_JSON_STRING && (strcmp(value->text, "0") == 0 || strcmp(value->text, "1") == 0);
    if (!known) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009",
            "configuration: err_msg_mode must be \"0\" (text per thread) or \"1\" (text per process)");
    }
    sim_error_share(value->text[0] == '1');
    return ACL_SUCCESS;
}

/** Sizes of stacks mean nothing without cores; they have to be numbers. */
static aclError check_stack_sizes(const struct sim_json *config)
{
    static const char *const names[] = {"aicore_stack_size", "simt_stack_size", "simt_divergence_stack_size"};
    const struct sim_json *sizes = sim_json_member(config, "StackSize");
    for (size_t index = 0; index < sizeof names / sizeof names[0]; index++) {
        const struct sim_json *value = sim_json_member(sizes, names[index]);
        if (value != NULL && value->kind != SIM_JSON_NUMBER && value->kind != SIM_JSON_BOOL) {
            return sim_fail(ACL_ERROR_FAILURE, "EH0004", "configuration: StackSize.%s must be a number", names[index]);
        }
    }
    return ACL_SUCCESS;
}

/** A whole number without sign and without leading zeros. */
static bool is_whole(const char *text)
{
    return text[0] != '\0' && strspn(text, "0123456789") == strlen(text) && (text[0] != '0' || text[1] == '\0');
}

static aclError apply_default_device(const struct sim_json *config)
{
    const struct sim_json *value = sim_json_member(sim_json_member(config, "defaultDevice"), "default_device");
    if (value == NULL) {
        return ACL_SUCCESS;
    }
    if (value->kind != SIM_JSON_STRING || !is_whole(value->text)) {
        return sim_fail(ACL_ERROR_FAILURE, "EH0009",
            "configuration: defaultDevice.default_device must be a string with 0 or a positive whole number");
    }
    /* Only the lowest 32 bits count; all of them set means "none". */
    const int32_t device = (int32_t)strtol(value->text, NULL, 10);
    if (device == -1) {
        return ACL_SUCCESS;
    }
    SIM_TRY(sim_device_check(device, "default_device"));
    sim_device_set_default(device);
    return ACL_SUCCESS;
}

/** Nothing prints on the simulated devices; the sizes of their buffers are checked all the same. */
static aclError check_print_buffer(const struct sim_json *config, const char *name, uint32_t least, uint32_t most)
{
    const struct sim_json *value = sim_json_member(config, name);
    if (value == NULL) {
        return ACL_SUCCESS;
    }
    if (value->kind != SIM_JSON_NUMBER || !is_whole(value->text) || value->text[0] == '0') {
        return sim_fail(ACL_ERROR_FAILURE, "EH0009", "configuration: %s must be a positive whole number", name);
    }
    const uint32_t size = (uint32_t)strtol(value->text, NULL, 10);
    if (size >= least && size <= most) {
        return ACL_SUCCESS;
    }
    return sim_fail(
        ACL_ERROR_RT_PARAM_INVALID, "EE1003", "configuration: %s is %u; it must be %u to %u", name, size, least, most);
}

static aclError apply_event_mode(const struct sim_json *config)
{
    const struct sim_json *value = sim_json_member(sim_json_member(config, "acl_graph"), "event_mode");
    if (value == NULL) {
        return ACL_SUCCESS;
    }
    if (value->kind != SIM_JSON_STRING || (strcmp(value->text, "0") != 0 && strcmp(value->text, "1") != 0)) {
        return sim_fail(ACL_ERROR_INVALID_PARAM, "EH0009", "configuration: acl_graph.event_mode must be \"0\" or \"1\"");
    }
    /* Products without waits for values have nothing to choose. */
    const bool chooses = (sim_config()->product->bit & (SIM_PRODUCT_910B | SIM_PRODUCT_A3 | SIM_PRODUCT_950)) != 0;
    return chooses && atomic_exchange(&event_mode_chosen, true)
        ? sim_fail(ACL_ERROR_RT_PARAM_INVALID, "EE1001", "configuration: acl_graph.event_mode was chosen by an earlier aclInit")
        : ACL_SUCCESS;
}

static aclError apply(const struct sim_json *config)
{
    SIM_TRY(apply_error_mode(config));
    SIM_TRY(check_stack_sizes(config));
    SIM_TRY(apply_default_device(config));
    SIM_TRY(check_print_buffer(config, "simd_printf_fifo_size_per_core", CORE_PRINT_MIN, PRINT_MAX));
    /* Products without SIMT cores take any size. */
    const bool simt = sim_config()->product->bit == SIM_PRODUCT_950;
    SIM_TRY(check_print_buffer(
        config, "simt_printf_fifo_size", simt ? THREAD_PRINT_MIN : 0, simt ? PRINT_MAX : UINT32_MAX));
    return apply_event_mode(config);
}

aclError sim_init_config_apply(const char *path, const char *content)
{
    struct stat status;
    if (path == NULL || path[0] == '\0') {
        return ACL_SUCCESS;
    }
    if (stat(path, &status) != 0 || !is_usable(&status)) {
        return sim_fail(
            ACL_ERROR_INVALID_FILE, "EH0004", "argument configPath: \"%s\" is no regular file of at most 10 MiB", path);
    }
    if (content[0] == '\0') {
        return ACL_SUCCESS;
    }
    if (depth_of(content, '{', '}') > MAX_DEPTH || depth_of(content, '[', ']') > MAX_DEPTH) {
        return sim_fail(ACL_ERROR_PARSE_FILE, "EH0004", "file \"%s\" nests objects or arrays deeper than %d", path, MAX_DEPTH);
    }
    char error[128];
    struct sim_json *config = sim_json_parse(content, strlen(content), 2 * MAX_DEPTH, error, sizeof error);
    if (config == NULL) {
        return sim_fail(ACL_ERROR_PARSE_FILE, "EH0004", "file \"%s\" is no valid configuration: %s", path, error);
    }
    const aclError result = apply(config);
    sim_json_free(config);
    return result;
}
