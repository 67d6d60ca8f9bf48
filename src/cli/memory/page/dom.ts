/** An element with attributes and children. Text is text: nothing of a recording is taken for markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, value);
  made.append(...children);
  return made;
}

const SVG = 'http://www.w3.org/2000/svg';

export function shape(name: string, attributes: Readonly<Record<string, string | number>>): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  return made;
}

/** The element of the page's own markup with this id. */
export function byId<T extends HTMLElement>(id: string, type: abstract new () => T): T {
  const found = document.getElementById(id);
  if (found instanceof type) return found;
  throw new Error(`the page has no ${type.name} ${id}`);
}

/** A table; `sorted`: the column whose figures decide the order, marked for who can't see it. */
export function tableOf(
  caption: string,
  titles: readonly (Node | string)[],
  rows: readonly (readonly (Node | string)[])[],
  sorted = -1,
): HTMLTableElement {
  const head = titles.map((title, index) =>
    element('th', { scope: 'col', ...(index === sorted ? { 'aria-sort': 'descending' } : {}) }, title),
  );
  return element(
    'table',
    {},
    element('caption', {}, caption),
    element('thead', {}, element('tr', {}, ...head)),
    element(
      'tbody',
      {},
      ...rows.map((row) => element('tr', {}, ...row.map((cell) => element('td', {}, cell)))),
    ),
  );
}
