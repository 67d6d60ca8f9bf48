import { aclError } from '../../src/errors/acl-error-factory.js';
import * as errors from '../../src/errors/index.js';

/** A class, and the codes in brackets behind it or, for the base class, up to the next class. */
const CLASS = /\b([A-Z]\w*Error)\b(?: \(([^)]*)\))?/g;
const CODE = /\b\d{6}\b/g;

/** What JavaScript itself has; everything else is a class of this package. */
const OTHER_CLASSES = ['TypeError'];

/** The functions decide which class a few codes make: one that allocates, and one that does not. */
const FUNCTIONS = ['aclrtMalloc', 'aclrtMemcpy'];

/** Checks the texts of a function that can throw: some class is named, all that are named exist, and codes belong to them. */
export function thrownProblems(texts: readonly string[]): string[] {
  if (texts.length === 0) return ['can throw, and has no @throws'];
  const named = texts.flatMap((text) => [...text.matchAll(CLASS)]);
  if (named.length === 0) return ['its @throws names no class'];
  const unknown = named.map(([, name = '']) => name).filter((name) => !isErrorClass(name));
  return [
    ...unknown.map((name) => `its @throws names ${name}, which is no exported class`),
    ...texts.flatMap(wrongCodes),
  ];
}

const isErrorClass = (name: string): boolean => Object.hasOwn(errors, name) || OTHER_CLASSES.includes(name);

function wrongCodes(text: string): string[] {
  const pairs = [...text.matchAll(CLASS)].flatMap(([, name = '', codes = '']) => codesIn(codes, name));
  // `AclError: 107000 when …, 507899 when …`: the codes that have no class of their own.
  const [, rest = ''] = /\bAclError: (.*)/s.exec(text) ?? [];
  return [...pairs, ...codesIn(rest, 'AclError')].flatMap(([name, code]) => {
    if (!errors.describeCode(code).known) return [`its @throws gives the code ${code}, which no header has`];
    const classes = classesOf(code);
    return !isErrorClass(name) || classes.includes(name)
      ? []
      : [`its @throws gives ${name} the code ${code}, which makes ${classes[0]}`];
  });
}

const codesIn = (text: string, name: string): [name: string, code: number][] =>
  [...text.matchAll(CODE)].map(([code]) => [name, Number(code)]);

const classesOf = (code: number): string[] =>
  FUNCTIONS.map((api) => aclError({ code, api }).constructor.name);
