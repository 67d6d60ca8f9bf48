/*
 * Initialisation: reference counting, configuration files, default device, component callbacks.
 */
#include <limits.h>
#include <sys/resource.h>
#include <unistd.h>

#include "acl/acl.h"
#include "check.h"
#include "isolate.h"

static char path[PATH_MAX];

/** A new file in the folder for temporary ones, at `path`. */
static const char *file_with(const char *text)
{
    const char *folder = getenv("TMPDIR");
    const int length = snprintf(path, sizeof path, "%s/ascendcl-sim-init-XXXXXX", folder == NULL ? P_tmpdir : folder);
    CHECK(length > 0 && (size_t)length < sizeof path);
    const int file = mkstemp(path);
    CHECK(file >= 0);
    CHECK(write(file, text, strlen(text)) == (ssize_t)strlen(text));
    (void)close(file);
    return path;
}

static void counts_references(void)
{
    uint64_t count = 99;
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(aclInit(NULL), 100002);
    CHECK_IS(aclInit(NULL), 100002);
    CHECK_IS(aclFinalizeReference(&count), 0);
    CHECK_IS(count, 2);
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(aclFinalize(), 100037);
    CHECK_IS(aclFinalizeReference(NULL), 100037);
    CHECK_IS(aclInit(""), 0);
    CHECK_IS(aclFinalizeReference(&count), 0);
    CHECK_IS(count, 0);
}

static void finalizes_before_any_init(void)
{
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(aclFinalize(), 100037);
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(aclFinalize(), 0);
}

static void refuses_files_that_cannot_be_used(void)
{
    CHECK_IS(aclInit("/nonexistent/acl.json"), 100003);
    CHECK(strncmp(aclGetRecentErrMsg(), "EH0003", 6) == 0);
    CHECK_IS(aclrtSetDevice(0), 0); /* with a context the text is the latest failure's alone */
    CHECK_IS(aclInit("/"), 100003);
    CHECK(strncmp(aclGetRecentErrMsg(), "EH0004", 6) == 0);
    CHECK_IS(aclrtResetDevice(0), 0);
    (void)file_with("");
    CHECK_IS(truncate(path, (10 << 20) + 1), 0);
    CHECK_IS(aclInit(path), 100003);
    CHECK_IS(unlink(path), 0);
}

/** A folder reads as empty, a large file does not: that is compared before the file itself is looked at. */
static void finds_another_content_before_it_finds_no_file(void)
{
    CHECK_IS(aclInit(file_with("")), 0);
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(truncate(path, (10 << 20) + 1), 0);
    CHECK_IS(aclInit(path), 100000);
    CHECK_IS(unlink(path), 0);
    CHECK_IS(aclInit("/"), 100003);
}

static void refuses_what_it_does_not_understand(void)
{
    CHECK_IS(aclInit(file_with("{ broken")), 100006);
    CHECK_IS(unlink(path), 0);
    CHECK_IS(aclInit(file_with("{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":{\"a\":1}}}}}}}}}}}")), 100006);
    CHECK_IS(unlink(path), 0);
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(aclFinalize(), 0);
}

static void remembers_the_first_configuration(void)
{
    const char *config = file_with("{}");
    CHECK_IS(aclInit(config), 0);
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(aclInit(config), 0);
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(aclInit(NULL), 100000);
    CHECK_IS(unlink(path), 0);
}

static void takes_an_empty_file_for_no_configuration(void)
{
    CHECK_IS(aclInit(file_with("")), 0);
    CHECK_IS(unlink(path), 0);
}

/** Bytes of RAM that the process had at most. */
static long most_memory(void)
{
    struct rusage usage;
    CHECK_IS(getrusage(RUSAGE_SELF, &usage), 0);
    return usage.ru_maxrss * 1024;
}

static void takes_no_more_memory_than_the_texts_of_a_file_need(void)
{
    enum { TEXTS = 50000, LENGTH = 8 };
    static char text[TEXTS * LENGTH + 32] = "{\"a\": [\"\"";
    char *at = text + strlen(text);
    for (int index = 0; index < TEXTS; index++) {
        at = stpcpy(at, ", \"a\\n\"");
    }
    (void)stpcpy(at, "]}");
    const long before = most_memory();
    CHECK_IS(aclInit(file_with(text)), 0);
    CHECK(most_memory() - before < 100L << 20);
    (void)unlink(path);
}

static void default_device_makes_contexts_by_itself(void)
{
    int32_t device = -7;
    aclrtContext context = NULL;
    aclrtStream stream = NULL;
    CHECK_IS(aclInit(file_with("{\"defaultDevice\":{\"default_device\":\"1\"}}")), 0);
    CHECK_IS(unlink(path), 0);
    CHECK_IS(aclrtGetDevice(&device), 0);
    CHECK_IS(device, 1);
    CHECK_IS(aclrtGetCurrentContext(&context), 107002);
    CHECK_IS(aclrtCreateStream(&stream), 0);
    CHECK_IS(aclrtGetCurrentContext(&context), 0);
    CHECK_IS(aclrtDestroyStream(stream), 0);
    CHECK_IS(aclrtResetDevice(1), 0);
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(aclrtGetDevice(&device), 107002);
}

static void refuses_a_bad_default_device(void)
{
    CHECK_IS(aclInit(file_with("{\"defaultDevice\":{\"default_device\":\"-1\"}}")), 500001);
    CHECK_IS(unlink(path), 0);
}

static int told;

static aclError on_init(const char *config, size_t length, void *data)
{
    CHECK(length == strlen(config));
    told += *(int *)data;
    return 0;
}

static aclError on_finalize(void *data)
{
    told += *(int *)data;
    return 0;
}

static aclError on_failure(const char *config, size_t length, void *data)
{
    (void)config;
    (void)length;
    (void)data;
    return 500000;
}

static void tells_components(void)
{
    int one = 1;
    int hundred = 100;
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_OTHER, NULL, NULL), 100000);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_ACL_MODEL, on_init, &one), 0);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_ACL_MODEL, on_init, &one), 500000);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_OTHER, on_init, &one), 0);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_OTHER, on_init, &one), 0);
    CHECK_IS(aclFinalizeCallbackRegister(ACL_REG_TYPE_OTHER, on_finalize, &hundred), 0);
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(told, 3);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_ACL_DVPP, on_init, &one), 0);
    CHECK_IS(told, 4);
    CHECK_IS(aclFinalize(), 0);
    CHECK_IS(told, 104);
    CHECK_IS(aclInitCallbackUnRegister(ACL_REG_TYPE_ACL_RETR, on_init), 500000);
    CHECK_IS(aclInitCallbackUnRegister(ACL_REG_TYPE_ACL_DVPP, on_init), 0);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_ACL_DVPP, on_failure, NULL), 0);
    CHECK_IS(aclInit(NULL), 500000);
    CHECK_IS(aclInitCallbackUnRegister(ACL_REG_TYPE_ACL_DVPP, on_failure), 0);
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(aclFinalize(), 0);
}

/** Some types may register and are never called; the operator executor is told of a configuration file only. */
static void tells_some_components_only(void)
{
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_ACL_RETR, on_failure, NULL), 0);
    CHECK_IS(aclInitCallbackRegister((aclRegisterCallbackType)99, on_failure, NULL), 0);
    CHECK_IS(aclInitCallbackRegister(ACL_REG_TYPE_ACL_OP_EXECUTOR, on_failure, NULL), 0);
    CHECK_IS(aclInit(NULL), 0);
    CHECK_IS(aclFinalize(), 0);
}

int main(void)
{
    ISOLATE(counts_references);
    ISOLATE(finalizes_before_any_init);
    ISOLATE(refuses_files_that_cannot_be_used);
    ISOLATE(finds_another_content_before_it_finds_no_file);
    ISOLATE(refuses_what_it_does_not_understand);
    ISOLATE(remembers_the_first_configuration);
    ISOLATE(takes_an_empty_file_for_no_configuration);
    ISOLATE(takes_no_more_memory_than_the_texts_of_a_file_need);
    ISOLATE(default_device_makes_contexts_by_itself);
    ISOLATE(refuses_a_bad_default_device);
    ISOLATE(tells_components);
    ISOLATE(tells_some_components_only);
    return 0;
}
