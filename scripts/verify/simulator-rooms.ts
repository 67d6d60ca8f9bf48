/**
 * The rooms of the simulator are what src/simulator/README.md says: a room includes, calls and declares only what belongs to
 * itself or to rooms above it in the table, and of those it includes the headers that the table offers.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type CSource, readCSource } from './c-source.js';

const FOLDER = 'src/simulator';
const TABLE = `${FOLDER}/README.md`;
/** What the generator writes: prototypes below all rooms, entry points above them. */
const GENERATED = 'generated/simulator';
/** The interface for tests, which every room may include. */
const INTERFACE = 'include';

interface Room {
  readonly name: string;
  /** Headers that other rooms may include: `arena.h`. */
  readonly offers: ReadonlySet<string>;
}

export function checkSimulatorRooms(root: string): string[] {
  const rooms = readTable(readFileSync(join(root, TABLE), 'utf8'));
  const folder = join(root, FOLDER);
  const files = cFiles(folder).map((path) => readCSource(folder, path));
  const inRooms = files.filter(({ path }) => roomOf(path) !== INTERFACE);
  const generated = cFiles(join(root, GENERATED)).map((path) => readCSource(join(root, GENERATED), path));
  return [
    ...tableProblems(rooms, inRooms),
    ...inRooms.flatMap((file) => includeProblems(rooms, file)),
    ...symbolProblems(rooms, inRooms, generated),
    ...idleOffers(rooms, [...inRooms, ...generated]),
  ];
}

/** Rows such as: | [space](space) | what it holds | `arena` `window` |. */
const readTable = (page: string): Room[] =>
  [...page.matchAll(/^\| \[(\w+)\]\(\1\) \|.*\|([^|]*)\|$/gm)].map(([, name = '', headers = '']) => ({
    name,
    offers: new Set([...headers.matchAll(/`(\w+)`/g)].map((match) => `${match[1]}.h`)),
  }));

const cFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.[ch]$/.test(name))
    .sort();

const roomOf = (path: string): string => dirname(path);

function tableProblems(rooms: readonly Room[], files: readonly CSource[]): string[] {
  const names = new Set(rooms.map(({ name }) => name));
  const found = new Set(files.map(({ path }) => roomOf(path)));
  return [
    ...[...found].filter((name) => !names.has(name)).map((name) => `${TABLE} has no row for ${name}`),
    ...[...names]
      .filter((name) => !found.has(name))
      .map((name) => `${TABLE}: ${name} is no folder with C files`),
  ];
}

function includeProblems(rooms: readonly Room[], file: CSource): string[] {
  const own = roomOf(file.path);
  return file.includes.flatMap((include) => {
    const used = rooms.find(({ name }) => name === roomOf(include));
    if (used === undefined) return [];
    const header = include.slice(used.name.length + 1);
    if (used.name === own) return [`${file.path} includes ${include} of its own room: write "${header}"`];
    if (isAbove(rooms, own, used.name))
      return [`${file.path} includes ${include}, and ${used.name} stands below ${own} in ${TABLE}`];
    return used.offers.has(header)
      ? []
      : [`${file.path} includes ${include}, which ${TABLE} does not offer to other rooms`];
  });
}

/** What is named outside of the room that defines it. Names are unique in the library: it is linked from all rooms. */
function symbolProblems(
  rooms: readonly Room[],
  files: readonly CSource[],
  generated: readonly CSource[],
): string[] {
  const homes = new Map(
    files.flatMap((file) => file.defined.map((name) => [name, roomOf(file.path)] as const)),
  );
  const entryPoints = new Set(
    generated.flatMap(({ defined }) => defined).filter((name) => /^acl[a-z]*[A-Z]/.test(name)),
  );
  return files.flatMap((file) => {
    const own = roomOf(file.path);
    const unnamed = file.defined
      .filter((name) => !/^(?:sim_|aclsim)/.test(name))
      .map((name) => `${file.path} defines ${name}: make it static, or let its name begin with sim_`);
    const upward = [...file.identifiers].flatMap((name) => {
      const home = homes.get(name);
      return home !== undefined && home !== own && isAbove(rooms, own, home)
        ? [`${file.path} uses ${name} of ${home}, which stands below ${own} in ${TABLE}`]
        : [];
    });
    const strange = file.declared.flatMap((name) => {
      const home = homes.get(name);
      return home !== undefined && home !== own
        ? [`${file.path} declares ${name}, which ${home} defines`]
        : [];
    });
    const reentrant = [...file.identifiers]
      .filter((name) => entryPoints.has(name))
      .map((name) => `${file.path} uses the entry point ${name}; call sim_${name}`);
    return [...unnamed, ...upward, ...strange, ...reentrant];
  });
}

/** Headers that the table offers and no other room includes. */
function idleOffers(rooms: readonly Room[], files: readonly CSource[]): string[] {
  const included = new Set(
    files.flatMap((file) => file.includes.filter((include) => roomOf(include) !== roomOf(file.path))),
  );
  return rooms.flatMap(({ name, offers }) =>
    [...offers]
      .filter((header) => !included.has(`${name}/${header}`))
      .map((header) => `${TABLE} offers ${name}/${header}, which no other room includes`),
  );
}

/** Whether `first` stands above `second` in the table. */
function isAbove(rooms: readonly Room[], first: string, second: string): boolean {
  const place = (wanted: string) => rooms.findIndex(({ name }) => name === wanted);
  return place(first) < place(second);
}
