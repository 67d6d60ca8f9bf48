import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkSimulatorRooms } from '../../../scripts/verify/simulator-rooms.js';

const TABLE = `| room | what it holds | headers for other rooms |
|---|---|---|
| [low](low) | values | \`value\` |
| [high](high) | users of values | – |
`;

/** Two rooms in which everything is right. */
const ROOMS: Readonly<Record<string, string>> = {
  'src/simulator/README.md': TABLE,
  'src/simulator/include/aclsim.h': 'int aclsimAsk(void);\n',
  'src/simulator/low/value.h': '/** The value. */\nint sim_value(void);\nextern int sim_shared[2];\n',
  'src/simulator/low/value.c':
    '#include "value.h"\n\n#include "hidden.h"\n\nint sim_shared[2] = {1, 2};\n\nint sim_value(void)\n{\n    return sim_hidden();\n}\n',
  'src/simulator/low/hidden.h': 'int sim_hidden(void);\n',
  'src/simulator/low/hidden.c': '#include "hidden.h"\n\nint sim_hidden(void)\n{\n    return 1;\n}\n',
  'src/simulator/high/user.h': 'struct sim_user {\n    int value;\n};\n',
  'src/simulator/high/user.c':
    '#include "user.h"\n\n#include "low/value.h"\n\nstatic int own = 1;\n\nint sim_aclUse(void)\n{\n    /* sim_other */\n    return own + sim_value();\n}\n',
  'generated/simulator/entry.c':
    'int sim_aclUse(void);\n\nint aclUse(void)\n{\n    return sim_aclUse();\n}\n',
};

function problems(changes: Readonly<Record<string, string>> = {}): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'ascendcl-rooms-'));
  for (const [name, text] of Object.entries({ ...ROOMS, ...changes })) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  return checkSimulatorRooms(folder);
}

/** Adds text to a file in which everything is right. */
const changed = (file: string, text: string) => {
  const path = `src/simulator/${file}`;
  return problems({ [path]: `${ROOMS[path]}${text}` });
};

describe('rooms of the simulator', () => {
  it('are in the order of their table', () => {
    expect(checkSimulatorRooms(fileURLToPath(new URL('../../..', import.meta.url)))).toEqual([]);
  });

  it('may use what a room above them offers', () => {
    expect(problems()).toEqual([]);
  });

  it.each([
    [
      'includes a header of it',
      '#include "high/user.h"\n',
      /includes high\/user\.h, and high stands below low/,
    ],
    ['calls it', '\nint sim_more(void)\n{\n    return sim_aclUse();\n}\n', /uses sim_aclUse of high/],
    [
      'takes the address of its function',
      '\nint (*const sim_table[])(void) = {sim_aclUse};\n',
      /uses sim_aclUse of high/,
    ],
    ['declares its function', 'int sim_aclUse(void);\n', /uses sim_aclUse of high|declares sim_aclUse/],
    ['calls an entry point', '\nint sim_more(void)\n{\n    return aclUse();\n}\n', /entry point aclUse/],
  ])('make a circle when a room %s that stands below it', (_, text, expected) => {
    expect(changed('low/value.c', text).join('\n')).toMatch(expected);
  });

  it('make a circle when two of them call each other, whatever the order of the table', () => {
    const call = '\nint sim_more(void)\n{\n    return sim_aclUse();\n}\n';
    const path = 'src/simulator/low/value.c';
    const turned = TABLE.replace(/(\| \[low\].*\n)(\| \[high\].*\n)/, '$2$1');
    expect(problems({ [path]: `${ROOMS[path]}${call}` })).not.toEqual([]);
    expect(problems({ [path]: `${ROOMS[path]}${call}`, 'src/simulator/README.md': turned })).not.toEqual([]);
  });

  it('are entered only by the headers that the table offers', () => {
    expect(changed('high/user.c', '#include "low/hidden.h"\n')).toEqual([
      expect.stringMatching(/low\/hidden\.h, which .* does not offer/),
    ]);
    expect(changed('high/user.c', '\nint sim_hidden(void);\n')).toEqual([
      expect.stringMatching(/declares sim_hidden, which low defines/),
    ]);
  });

  it('have a row each, and offer nothing that nobody asks for', () => {
    expect(problems({ 'src/simulator/README.md': TABLE.replace(/\| \[high\].*\n/, '') })).toContainEqual(
      expect.stringMatching(/no row for high/),
    );
    expect(problems({ 'src/simulator/README.md': `${TABLE}| [attic](attic) | old things | – |\n` })).toEqual([
      expect.stringMatching(/attic is no folder/),
    ]);
    expect(
      problems({ 'src/simulator/README.md': TABLE.replace('| `value` |', '| `hidden` `value` |') }),
    ).toEqual([expect.stringMatching(/offers low\/hidden\.h, which no other room includes/)]);
  });

  it('give what other files see names of their own', () => {
    expect(changed('low/value.c', '\nlong counter = 3;\n')).toEqual([
      expect.stringMatching(/value\.c defines counter/),
    ]);
  });
});
