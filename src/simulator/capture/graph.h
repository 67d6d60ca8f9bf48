/*
 * Graphs: what was captured, as lanes of tasks. Behind the handles of type aclmdlRI.
 *
 * Each stream that takes part in a capture has a lane: its tasks, in their order. What orders tasks of different lanes are
 * marks, which events leave in the graph. The first lane is run by the stream that executes the graph, each other one by an
 * internal stream of its own.
 *
 * Locks: the capture lock guards everything that a capture changes; it comes before all other locks, and nothing that waits or
 * calls back is done while it is held. When the capture has ended, lanes and tasks are constant, except that an execution
 * changes what is inside a task: executions of a graph take turns. The gate guards the turn; it is a leaf.
 */
#ifndef SIM_CAPTURE_GRAPH_H
#define SIM_CAPTURE_GRAPH_H

#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "acl/acl_rt.h"
#include "queue/context.h"
#include "queue/stream.h"
#include "space/named_range.h"

/** Longest name of a graph. */
#define SIM_GRAPH_NAME 512

struct sim_graph;

/** Tasks that can be updated together. Handles of type aclrtTaskGrp are its address, which is looked for before it is read. */
struct sim_group {
    struct sim_group *next;
    struct sim_graph *graph;
    struct sim_task **tasks;
    size_t count;
    /** The stream that updates it, a number only; NULL: none. Tasks done so far. */
    const struct sim_stream *updater;
    size_t updated;
};

/** A place in a graph that an event stands for. */
struct sim_mark {
    /** Guarded by the capture lock. */
    uint32_t references;
    /** Guarded by the capture lock. NULL when the capture has ended. */
    struct sim_graph *graph;
    /** The lane that records it; a number only when the capture has ended. */
    const struct sim_lane *lane;
    /** Guarded by the capture lock. Some lane waits for it; the first lane, which does not record it, does. */
    bool awaited;
    bool awaited_by_origin;
    /** Guarded by the graph's gate: the execution has come here. */
    bool reached;
};

struct sim_lane {
    struct sim_lane *next;
    struct sim_graph *graph;
    /** The internal stream that stands for the lane, with a reference. */
    struct sim_stream *own;
    /** The stream that is captured; NULL when the capture has ended. */
    struct sim_stream *captured;
    /** Something of this stream could not be captured. */
    bool invalid;
    struct sim_task **tasks;
    size_t count;
    size_t capacity;
    /** Its tasks belong to an open group. */
    struct sim_group *group;
    /** What the last task leaves when it records an event, else NULL. Held by that task. */
    struct sim_mark *last_mark;
};

/** Whether tasks of a graph have been changed since it was ready. */
enum sim_graph_change {
    SIM_GRAPH_READY,
    /** Until aclmdlRIUpdate. */
    SIM_GRAPH_CHANGING,
    /** A change has failed: for good. */
    SIM_GRAPH_FAULTY
};

/** A function that is told of the end of a graph. */
struct sim_graph_end {
    struct sim_graph_end *next;
    aclrtCallback function;
    void *argument;
};

struct sim_graph {
    /* Constant. */
    void *handle;
    /** With a reference. */
    struct sim_context *context;
    uint32_t id;
    aclmdlRICaptureMode mode;
    /** The thread that began the capture. */
    uint64_t thread;
    /* Guarded by the capture lock while the capture is under way, constant afterwards. */
    bool ended;
    bool invalid;
    /** Some task waits for the program (sim_task.waits). */
    bool waits;
    /** The first one is that of the stream on which the capture began. */
    struct sim_lane *lanes;
    struct sim_mark **marks;
    size_t mark_count;
    /** Groups that are closed, and the number of those that are open. */
    struct sim_group *groups;
    uint32_t open_groups;
    /** Why a group could not be recorded, 0: nothing is wrong. */
    aclError group_error;
    /** Each range that the tasks name, once. */
    struct sim_range **ranges;
    size_t range_count;
    /* Guarded by the capture lock. */
    enum sim_graph_change change;
    char name[SIM_GRAPH_NAME + 1];
    struct sim_graph_end *ends;

    struct sim_gate gate;
    /* Guarded by the gate. */
    /** Executions that are queued or run. */
    uint32_t pending;
    bool running;
    /** Lanes that the running execution waits for. */
    uint32_t lanes_running;
    /** The running execution has failed: the code of the first failure, and its text. */
    aclError failure;
    char failure_text[256];
    /** Mirrors `failure != 0` for tasks between two steps. */
    atomic_bool stopped;
    /** Some execution has begun. */
    bool executed;
};

void sim_capture_lock(void);
void sim_capture_unlock(void);

/** A graph of the context without lanes, with its handle and one reference of the caller. @return 0 or a code with text */
aclError sim_graph_make(struct sim_context *context, struct sim_graph **graph);

/** The graph with a reference. @return 0, or 107017 with text */
aclError sim_graph_check(aclmdlRI handle, struct sim_graph **graph);

/**
 * The same, with the thread's context, which must be the graph's.
 * @return 0; 107017, 107002 or 107004 with text
 */
aclError sim_graph_enter(aclmdlRI handle, struct sim_graph **graph);

void sim_graph_release(struct sim_graph *graph);

/** 0, or 107026 with text while the capture goes on. */
aclError sim_graph_check_ended(struct sim_graph *graph);

/** A lane with its internal stream, not yet in a graph. @return 0 or a code with text */
aclError sim_lane_make(struct sim_context *context, struct sim_lane **lane);

/** Frees a lane. No lock is held. NULL is fine. */
void sim_lane_free(struct sim_lane *lane);

/** Adds a lane and captures the stream. Called with the capture lock. */
void sim_lane_join(struct sim_lane *lane, struct sim_graph *graph, struct sim_stream *stream);

/**
 * Whether a task may be added as far as groups go: while one is open, only it takes tasks, and only kernels. Else the capture is
 * invalid. Called with the capture lock. @return 0; 107034 or 507009 with text
 */
aclError sim_lane_check_group(struct sim_lane *lane, const struct sim_task *task);

/** Adds a task to an open group. Called with the capture lock. @return false without memory */
bool sim_group_add(struct sim_group *group, struct sim_task *task);

/** NULL is fine. */
void sim_group_free(struct sim_group *group);

/** A task becomes part of a graph. */
void sim_task_capture(struct sim_task *task);

/** Adds a task, numbers it and has it named what it names. Called with the capture lock. @return false without memory */
bool sim_lane_add(struct sim_lane *lane, struct sim_task *task);

/** 507000 with text for a stream whose flags keep it out of captures. */
aclError sim_capture_check_flags(const struct sim_stream *stream);

/** A new mark of a graph; the graph and the caller hold it. Called with the capture lock. @return NULL without memory */
struct sim_mark *sim_mark_make(struct sim_graph *graph);

/** Gives a reference back. Called with the capture lock. NULL is fine. */
void sim_mark_release(struct sim_mark *mark);

/** Ends the capture: all streams leave it, events stand for nothing in it any more. Called with the capture lock. */
void sim_graph_end_capture(struct sim_graph *graph);

/** Lists the ranges that the tasks name. @return false without memory */
bool sim_graph_list_ranges(struct sim_graph *graph);

#endif
