/**
 * What may import what, types counted: dependency-cruiser holds src, generated and scripts to it (`npm run verify`).
 * docs/architecture.md says what each layer is for. The rooms of the simulator, in C, have src/simulator/README.md.
 */
import type { IForbiddenRuleType } from 'dependency-cruiser';

/** From the lowest up. A module imports from its own layer, without circles, and from layers before it. */
export const LAYERS: readonly string[] = [
  'src/model',
  'src/errors',
  'src/native/process',
  'src/native/values',
  'src/native/library',
  'src/native/bridge',
  'src/native/calls',
  'src/native',
  'generated',
  'generated/raw',
  'generated/checked',
  'src/engine/base',
  'src/engine/arguments',
  'src/engine/thread',
  'src/engine/arrays',
  'src/engine/memory',
  'src/engine/copy',
  'src/engine/virtual',
  'src/engine/queue',
  'src/engine/stream',
  'src/engine/enqueue',
  'src/engine/allocator',
  'src/engine/pool',
  'src/engine/sharing',
  'src/engine/files',
  'src/engine/session',
  'src/recording',
  'src/files',
  'src/handles',
  'src/resources',
  'src/arrays',
  'src',
  'generated/simulator',
  'src/cli',
  'scripts/data',
  'scripts/preprocess',
  'scripts/parse',
  'scripts/passes',
  'scripts/emit',
  'scripts/build',
  'scripts',
  'scripts/docs',
  'scripts/package',
  'scripts/verify',
];

export const RULES: readonly IForbiddenRuleType[] = [
  ...LAYERS.slice(0, -1).map((layer, index) => ({
    name: `${layer} stands below that`,
    from: { path: within(layer) },
    to: { path: LAYERS.slice(index + 1).map(within) },
  })),
  { name: 'it stands in no layer', from: { pathNot: LAYERS.map(within) }, to: {} },
  { name: 'a circle', from: {}, to: { circular: true } },
  { name: 'only src/native calls koffi', from: { pathNot: '^src/native/' }, to: { path: '(^|/)koffi(/|$)' } },
  {
    name: 'bindings and the command use the entry point, the package itself its files',
    from: { path: '^src/', pathNot: '^src/cli/' },
    to: { path: '^src/(native/)?index[.]ts$' },
  },
];

/** The files of a layer, as a pattern: all below its folder, unless that has layers in it. */
function within(layer: string): string {
  const hasInner = LAYERS.some((other) => other.startsWith(`${layer}/`));
  return `^${layer}/${hasInner ? '[^/]+$' : ''}`;
}
