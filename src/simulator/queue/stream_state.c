#include "stream_state.h"

#include <stdlib.h>

#include "entry/caller_memory.h"
#include "entry/error.h"
#include "entry/named_callbacks.h"
#include "model.h"

static struct sim_named_list callbacks = SIM_NAMED_LIST;

void sim_stream_state_tell(aclrtStream stream, aclrtStreamState state)
{
    size_t count;
    struct sim_named *copy = sim_named_copy(&callbacks, &count);
    for (size_t index = 0; index < count; index++) {
        if (sim_caller_runs(copy[index].function, "stream state callback")) {
            ((aclrtStreamStateCallback)copy[index].function)(stream, state, copy[index].argument);
        }
    }
    free(copy);
}

aclError sim_aclrtRegStreamStateCallback(const char *regName, aclrtStreamStateCallback callback, void *args)
{
    SIM_REQUIRE(regName);
    return sim_named_set(&callbacks, regName, (sim_named_function)callback, args);
}
