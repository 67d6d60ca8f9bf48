import { readFileSync } from 'node:fs';
import koffi from 'koffi';
import { describe, expect, it } from 'vitest';
import { availability } from '../../generated/availability.js';
import * as checked from '../../generated/checked/index.js';
import * as raw from '../../generated/raw/index.js';
import { checkedNames } from '../../scripts/emit/groups.js';
import type { ApiModel } from '../../src/model/api-model.js';
import { simulatorFile } from '../../src/native/library/locate.js';

const model: ApiModel = JSON.parse(
  readFileSync(new URL('../../generated/api.json', import.meta.url), 'utf8'),
);
const names = model.functions.map(({ name }) => name);

describe('every function of the headers', () => {
  it('is in the raw layer, in the checked layer and in the table of versions', () => {
    const short = checkedNames(model.functions);
    expect(names.length).toBe(496);
    expect(names.filter((name) => !(name in raw))).toEqual([]);
    expect(names.filter((name) => !((short.get(name) ?? '') in checked))).toEqual([]);
    expect(names.filter((name) => !(name in availability))).toEqual([]);
  });

  it('is exported by the simulated library', () => {
    const library = koffi.load(simulatorFile());
    const missing = names.filter((name) => {
      try {
        return library.symbol(name) === null;
      } catch {
        return true;
      }
    });
    expect(missing).toEqual([]);
  });
});
