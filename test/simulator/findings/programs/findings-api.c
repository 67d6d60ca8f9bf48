/* The list of findings: copies, counts, JSON in a buffer of any size, and many threads at once. */
#include <pthread.h>
#include <sys/wait.h>
#include <unistd.h>

#include "control.h"

#define THREADS 8
#define ROUNDS 200

static void *make_mistakes(void *argument)
{
    /* An address that no range can have: one finding of the kind "foreign free", seen many times. */
    for (size_t round = 0; round < ROUNDS; round++) {
        (void)aclrtFree((void *)(uintptr_t)(0x1000 + (uintptr_t)argument));
    }
    return NULL;
}

static void *read_all(void *argument)
{
    (void)argument;
    for (size_t round = 0; round < ROUNDS; round++) {
        aclsimFinding finding;
        size_t needed = 0;
        char text[512];
        for (size_t index = 0; index < findings(); index++) {
            OK(aclsimGetFinding(index, &finding));
            CHECK(finding.id == index + 1);
        }
        OK(aclsimGetFindingsJson(text, sizeof text, &needed));
        CHECK(strlen(text) < sizeof text);
    }
    return NULL;
}

static void check_json(void)
{
    size_t needed = 0;
    OK(aclsimGetFindingsJson(NULL, 0, &needed));
    char *text = malloc(needed);
    CHECK(text != NULL);
    OK(aclsimGetFindingsJson(text, needed, &needed));
    CHECK(strlen(text) + 1 == needed);
    CHECK(text[0] == '[' && text[needed - 2] == ']');
    CHECK(strstr(text, "\"kind\": \"foreign-free\"") != NULL);
    char few[8];
    OK(aclsimGetFindingsJson(few, sizeof few, &needed));
    CHECK(memcmp(few, text, 7) == 0 && few[7] == '\0');
    free(text);
    CHECK_IS(aclsimGetFindingsJson(NULL, 1, &needed), ACL_ERROR_INVALID_PARAM);
    CHECK_IS(aclsimGetFindingsJson(few, sizeof few, NULL), ACL_ERROR_INVALID_PARAM);
}

/** The thread that goes on in a child made by fork is another one, with its own number. */
static void check_thread_after_fork(void)
{
    const pid_t child = fork();
    CHECK(child >= 0);
    if (child == 0) {
        aclsimFinding finding;
        (void)aclrtFree((void *)0x1000);
        OK(aclsimGetFinding(0, &finding));
        CHECK(finding.thread == (uint64_t)gettid());
        _exit(0);
    }
    int status = -1;
    CHECK(waitpid(child, &status, 0) == child && status == 0);
}

int main(void)
{
    aclsimFinding finding;
    CHECK(findings() == 0);
    CHECK_IS(aclsimGetFinding(0, &finding), ACL_ERROR_INVALID_PARAM);
    pthread_t threads[THREADS + 1];
    for (size_t index = 0; index < THREADS; index++) {
        CHECK(pthread_create(&threads[index], NULL, make_mistakes, (void *)(index << 12)) == 0);
    }
    CHECK(pthread_create(&threads[THREADS], NULL, read_all, NULL) == 0);
    for (size_t index = 0; index <= THREADS; index++) {
        CHECK(pthread_join(threads[index], NULL) == 0);
    }
    CHECK(findings() == THREADS);
    for (size_t index = 0; index < THREADS; index++) {
        OK(aclsimGetFinding(index, &finding));
        CHECK(finding.kind == ACLSIM_FINDING_FOREIGN_FREE && finding.count == ROUNDS);
        CHECK(strcmp(finding.function, "aclrtFree") == 0 && strcmp(finding.argument, "devPtr") == 0);
        CHECK(finding.thread != 0 && finding.object == ACLSIM_OBJECT_KINDS);
    }
    CHECK_IS(aclsimGetFinding(THREADS, &finding), ACL_ERROR_INVALID_PARAM);
    CHECK_IS(aclsimGetFinding(0, NULL), ACL_ERROR_INVALID_PARAM);
    CHECK_IS(aclsimGetFindingCount(NULL), ACL_ERROR_INVALID_PARAM);
    check_json();
    OK(aclsimClearFindings());
    CHECK(findings() == 0);
    /* Ids go on, and what was forgotten is found anew. */
    (void)aclrtFree((void *)0x1000);
    OK(aclsimGetFinding(0, &finding));
    CHECK(finding.id == THREADS + 1 && finding.count == 1);
    CHECK(finding.thread == (uint64_t)gettid());
    OK(aclsimClearFindings());
    check_thread_after_fork();
    return 0;
}
