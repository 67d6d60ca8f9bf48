/**
 * Plugin of TypeDoc for the reference of the API: every symbol stands in a group of the side bar, told by the file that
 * declares it, and every page of docs has the name of its heading.
 */
import { Comment, CommentTag, Converter, ReflectionKind } from 'typedoc';

/** The group of what a file declares: the first pattern that its path fits. */
const GROUPS = [
  ['Virtual memory', /handles\/(?:AddressRange|Mapping|PhysicalMemory)\.|engine\/virtual\//],
  ['Sharing', /handles\/(?:MemoryExport|SharedMemory|receive)\.|engine\/sharing\//],
  ['Memory resources', /src\/resources\/|handles\/MemoryResource\./],
  ['Arrays and files', /src\/(?:arrays|files)\/|engine\/(?:arrays|files)\/|array-makers\./],
  ['Errors', /src\/errors\/|generated\/error-codes\./],
  ['Recordings and traces', /src\/recording\/|handles\/trace\.|native\/calls\/tracing\./],
  ['Libraries and versions', /native\/library\/|handles\/(?:bindings|features)\.|generated\/availability\./],
  ['Streams and events', /handles\/(?:Stream|Event|stream-allocator)\.|engine\/(?:stream|queue|enqueue)\//],
  ['Memory', /handles\/\w*(?:Memory|Alias|Pool)\.|engine\/(?:memory|copy)\//],
  ['Devices', /handles\/(?:Ascend|Context|Device|openAscend)\.|engine\/(?:thread|session)\//],
  ['All handles', /engine\/base\//],
  ['Checks of arguments', /native\/values\/(?:validate|pointers)\./],
  ['Values of C', /native\/values\//],
  ['Calls', /native\/(?:calls|bridge)\//],
  ['Simulator', /generated\/simulator\//],
  ['Types and constants', /generated\/[\w-]+\.ts$/],
  ['Initialisation', /generated\/\w+\/init\./],
  ['Devices', /generated\/\w+\/(?:device|system)\./],
  ['Contexts', /generated\/\w+\/context\./],
  ['Streams', /generated\/\w+\/stream\./],
  ['Events and notifies', /generated\/\w+\/(?:event|notify|group)\./],
  ['Memory', /generated\/\w+\/memory\./],
  ['Callbacks', /generated\/\w+\/callback\./],
  ['Exceptions', /generated\/\w+\/exception\./],
  ['Kernels and models', /generated\/\w+\/(?:kernel|execution|model)\./],
  ['Profiling and snapshots', /generated\/\w+\/(?:profiling|snapshot)\./],
  ['Data and queues', /generated\/\w+\/(?:data|transfer)\./],
];

/** @param {import('typedoc').Application} app */
export function load(app) {
  app.converter.on(Converter.EVENT_RESOLVE_BEGIN, (context) => {
    for (const module of context.project.children ?? [])
      for (const child of module.children ?? []) group(context, child);
    for (const page of context.project.getReflectionsByKind(ReflectionKind.Document)) title(page);
  });
}

function group(context, reflection) {
  const target = reflection.isReference() ? reflection.getTargetReflectionDeep() : reflection;
  const symbol = context.getSymbolFromReflection(target);
  const file = symbol?.declarations?.[0]?.getSourceFile().fileName;
  const [name] = GROUPS.find(([, path]) => file !== undefined && path.test(file)) ?? [];
  if (name === undefined) {
    context.logger.warn(
      `${reflection.getFullName()} of ${file} is in no group of scripts/docs/reference-plugin.mjs`,
    );
    return;
  }
  const commented = reflection.comment === undefined ? (reflection.signatures ?? [reflection]) : [reflection];
  for (const { comment } of commented)
    comment?.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: name }]));
  if (commented.every(({ comment }) => comment === undefined)) {
    reflection.comment = new Comment();
    reflection.comment.blockTags.push(new CommentTag('@category', [{ kind: 'text', text: name }]));
  }
}

/** The site names it as its heading does, and not as its file. */
function title(page) {
  const [, heading] = /^# (.+)\n/.exec(page.content[0]?.text ?? '') ?? [];
  if (heading !== undefined) page.name = heading;
}
