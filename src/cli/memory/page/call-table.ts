import { type CallSiteUse, callSitesOf } from '../../../recording/analysis/call-sites.js';
import { bytes } from '../../terminal/units.js';
import type { Shown } from './data.js';
import { element, tableOf } from './dom.js';

const FIGURES = [
  { name: 'atPeak', title: 'at the peak', text: bytes },
  { name: 'total', title: 'in all', text: bytes },
  { name: 'count', title: 'times', text: (count: number) => count.toLocaleString('en-US') },
  { name: 'leftBytes', title: 'left', text: bytes },
] as const satisfies readonly { name: keyof CallSiteUse; title: string; text: (value: number) => string }[];
type Figure = (typeof FIGURES)[number]['name'];

/** Rows that are shown. */
const MOST = 500;

/** The table of call sites, in the order of a column that the reader chooses; `other`: the recording to compare with. */
export function callTable(shown: Shown, other: Shown | undefined): HTMLElement {
  const place = element('div', { class: 'scroll' });
  const uses = callSitesOf(shown.recording, shown.objects, shown.totals);
  const before = new Map(
    (other === undefined ? [] : callSitesOf(other.recording, other.objects, other.totals)).map((use) => [
      use.line,
      use,
    ]),
  );
  const listed = new Set(uses.map(({ line }) => line));
  const gone = [...before.values()].filter(({ line }) => !listed.has(line)).map(({ line }) => nothing(line));
  const all = [...uses, ...gone];
  const show = (by: Figure): void => {
    const titles = FIGURES.map(({ name, title }) => {
      const button = element('button', { type: 'button' }, title);
      button.addEventListener('click', () => show(name));
      return button;
    });
    const changes = other === undefined ? [] : ['change at the peak'];
    const rows = all
      .sort((a, b) => b[by] - a[by])
      .slice(0, MOST)
      .map((use) => [
        use.line || '(not recorded)',
        ...FIGURES.map(({ name, text }) => text(use[name])),
        ...(other === undefined ? [] : [signed(use.atPeak - (before.get(use.line)?.atPeak ?? 0))]),
      ]);
    const caption = all.length > MOST ? `The first ${MOST} of ${all.length}.` : `${all.length} call sites`;
    const sorted = FIGURES.findIndex(({ name }) => name === by) + 1;
    const focus = place.contains(document.activeElement);
    place.replaceChildren(tableOf(caption, ['line', ...titles, ...changes], rows, sorted));
    if (focus) titles[sorted - 1]?.focus();
  };
  show('atPeak');
  return place;
}

const signed = (change: number): string =>
  change === 0 ? '–' : change > 0 ? `+${bytes(change)}` : `−${bytes(-change)}`;

const nothing = (line: string): CallSiteUse => ({
  line,
  count: 0,
  total: 0,
  atPeak: 0,
  left: 0,
  leftBytes: 0,
});
