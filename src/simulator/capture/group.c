/*
 * Groups of captured tasks that can be updated.
 */
#include <stdlib.h>

#include "entry/error.h"
#include "graph.h"

static bool is_kernel(const struct sim_task *task)
{
    return task->model != NULL && task->model->type == ACL_MODEL_RI_TASK_KERNEL;
}

static aclError refuse(struct sim_graph *graph, aclError code, const char *why)
{
    graph->group_error = code;
    graph->invalid = true;
    return sim_fail(code, "EE1006", "%s; the capture is invalid now", why);
}

aclError sim_lane_check_group(struct sim_lane *lane, const struct sim_task *task)
{
    struct sim_graph *graph = lane->graph;
    if (graph->open_groups == 0) {
        return ACL_SUCCESS;
    }
    if (lane->group == NULL) {
        return refuse(graph, ACL_ERROR_STREAM_TASK_GROUP_INTR, "work was queued outside of the group of tasks that is open");
    }
    return is_kernel(task) ? ACL_SUCCESS
                           : refuse(graph, ACL_ERROR_RT_TASK_TYPE_NOT_SUPPORT, "only kernels can be in a group of tasks");
}
