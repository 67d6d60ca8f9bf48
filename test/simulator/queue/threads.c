/*
 * Threads that use, destroy and visit streams at the same time.
 */
#include "acl/acl.h"
#include "aclsim.h"
#include "check.h"
#include "counting.h"
#include "isolate.h"
#include "thread.h"

#define ROUNDS 300

static void *works_hard(void *argument)
{
    int *total = argument;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int round = 0; round < ROUNDS; round++) {
        aclrtStream stream = NULL;
        aclrtEvent event = NULL;
        CHECK_IS(aclrtCreateStream(&stream), 0);
        CHECK_IS(aclrtCreateEvent(&event), 0);
        CHECK_IS(aclrtRecordEvent(event, NULL), 0);
        CHECK_IS(aclrtStreamWaitEvent(stream, event), 0);
        CHECK_IS(aclrtLaunchHostFunc(stream, add_one, total), 0);
        if (round % 3 == 0) {
            CHECK_IS(aclrtSynchronizeStream(stream), 0);
        }
        CHECK_IS(aclrtDestroyEvent(event), 0);
        CHECK_IS(aclrtDestroyStream(stream), 0);
    }
    CHECK_IS(aclrtResetDevice(0), 0);
    return NULL;
}

static void serves_many_threads_at_a_time(void)
{
    int total = 0;
    pthread_t threads[4];
    for (int index = 0; index < 4; index++) {
        CHECK_IS(pthread_create(&threads[index], NULL, works_hard, &total), 0);
    }
    for (int index = 0; index < 4; index++) {
        CHECK_IS(pthread_join(threads[index], NULL), 0);
    }
    CHECK_IS(total, 4 * ROUNDS);
}

static void *uses(void *stream)
{
    static int counter;
    CHECK_IS(aclrtSetDevice(0), 0);
    for (int round = 0; round < 1000; round++) {
        const aclError error = aclrtLaunchHostFunc(stream, add_one, &counter);
        CHECK(error == 0 || error == 107017);
        const aclError waited = aclrtSynchronizeStream(stream);
        CHECK(waited == 0 || waited == 107017 || waited == 107023);
    }
    return NULL;
}

static void destroying_a_stream_in_use_is_safe(void)
{
    for (int round = 0; round < 10; round++) {
        aclrtStream stream = open_stream();
        pthread_t threads[2];
        CHECK_IS(pthread_create(&threads[0], NULL, uses, stream), 0);
        CHECK_IS(pthread_create(&threads[1], NULL, uses, stream), 0);
        sleep_ms(2);
        CHECK_IS(round % 2 == 0 ? aclrtDestroyStream(stream) : aclrtDestroyStreamForce(stream), 0);
        CHECK_IS(pthread_join(threads[0], NULL), 0);
        CHECK_IS(pthread_join(threads[1], NULL), 0);
    }
}

static void *visits_all(void *stop)
{
    while (value_of(stop) == 0) {
        CHECK_IS(aclsimHoldStreams(0), 0);
    }
    return NULL;
}

static void streams_are_made_while_all_are_visited(void)
{
    int stop = 0;
    pthread_t visitor;
    CHECK_IS(aclrtSetDevice(0), 0);
    CHECK_IS(pthread_create(&visitor, NULL, visits_all, &stop), 0);
    for (int round = 0; round < 10000; round++) {
        aclrtStream stream = NULL;
        CHECK_IS(aclrtCreateStream(&stream), 0);
        CHECK_IS(aclrtDestroyStream(stream), 0);
    }
    add_one(&stop);
    CHECK_IS(pthread_join(visitor, NULL), 0);
}

int main(void)
{
    ISOLATE(serves_many_threads_at_a_time);
    ISOLATE(destroying_a_stream_in_use_is_safe);
    ISOLATE(streams_are_made_while_all_are_visited);
    return 0;
}
