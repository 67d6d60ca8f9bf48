import type { ApiModel } from '../../src/model/api-model.js';
import { plainVersion } from '../../src/model/declarations.js';
import type { SourceWriter } from './source-writer.js';

/** generated/availability.ts: since when, until when, where and on which products each C function exists. */
export function emitAvailability(model: ApiModel, writer: SourceWriter): string {
  const rows = [...model.functions]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((fn) => {
      const fields = [
        `library: '${fn.library}'`,
        ...(fn.since === undefined ? [] : [`since: '${plainVersion(fn.since)}'`]),
        ...(fn.last === undefined ? [] : [`last: '${plainVersion(fn.last)}'`]),
        ...(fn.products === undefined ? [] : [`products: '${fn.products.join(' ')}'`]),
      ];
      return `  ${fn.name}: { ${fields.join(', ')} },`;
    });
  return writer.print(
    'availability.ts',
    [],
    [
      SHAPE,
      `/** Every C function of the headers. */\nexport const availability: Readonly<Record<string, Availability>> = {\n${rows.join('\n')}\n};`,
    ],
  );
}

const SHAPE = `/** Where a C function exists. */
export interface Availability {
  /** The library that has it in CANN 8.5 and later. */
  readonly library: string;
  /** First CANN version with it; absent when unknown. */
  readonly since?: string;
  /** Last CANN version with it, for a function that is gone. */
  readonly last?: string;
  /** Products that the reference marks as supported, separated by spaces; absent when it says nothing. */
  readonly products?: string;
}
`;
