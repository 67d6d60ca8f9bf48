import { eventAt } from '../../../recording/analysis/objects.js';
import { EventType } from '../../../recording/recording.js';
import { bytes, duration } from '../../terminal/units.js';
import { addressMap } from './address-map.js';
import { callTable } from './call-table.js';
import { Chart } from './chart.js';
import { readPage, type Shown } from './data.js';
import { byId, element, tableOf } from './dom.js';
import { GROUPINGS, type Groups, groupsOf } from './groups.js';
import { bandsTable, describeObject, objectIn } from './moment.js';

const recordingChoice = byId('recording', HTMLSelectElement);
const groupingChoice = byId('grouping', HTMLSelectElement);
const slider = byId('moment', HTMLInputElement);
const momentText = byId('moment-text', HTMLOutputElement);
const pointed = byId('pointed', HTMLElement);
/** Positions of the slider. */
const STEPS = 1000;

let recordings: Shown[] = [];
let shown: Shown;
let groups: Groups;
let pointing: { event: number; bytes: number } | undefined;

const chart = new Chart(byId('chart', HTMLElement), {
  pointed(moment) {
    // One look a frame: the pointer moves faster than a million objects are gone through.
    if (pointing === undefined && moment !== undefined) requestAnimationFrame(showPointed);
    pointing = moment;
  },
  chosen(event) {
    slider.value = String(Math.round((timeOf(event) / shown.recording.duration) * STEPS));
    showMoment(event);
  },
});

const timeOf = (event: number): number => shown.recording.events.time[event] ?? 0;

function showPointed(): void {
  const moment = pointing;
  pointing = undefined;
  const place = moment === undefined ? undefined : objectIn(shown, groups, moment.event, moment.bytes);
  pointed.textContent =
    moment === undefined || place === undefined ? '\u00a0' : describeObject(shown, place, moment.event);
}

function showMoment(event: number): void {
  const time = duration(timeOf(event) / 1000);
  const held = bytes(shown.totals.at[event + 1] ?? 0);
  momentText.textContent = `${time}: ${held}`;
  slider.setAttribute('aria-valuetext', `after ${time}, ${held}`);
  byId('bands', HTMLElement).replaceChildren(bandsTable(shown, groups, event));
  byId('space', HTMLElement).replaceChildren(addressMap(shown, event));
}

function showGroups(): void {
  const grouping = GROUPINGS.find((name) => name === groupingChoice.value) ?? GROUPINGS[0];
  groups = groupsOf(shown, grouping);
  chart.show(shown, groups);
}

function showRecording(): void {
  const index = recordingChoice.selectedIndex;
  const chosen = recordings[index];
  if (chosen === undefined) return;
  shown = chosen;
  const { recording, totals } = shown;
  const dropped =
    recording.dropped > 0 ? `, ${recording.dropped.toLocaleString('en-US')} more had no room` : '';
  byId('summary', HTMLElement).textContent =
    `${recording.label}: ${recording.events.time.length.toLocaleString('en-US')} events in ` +
    `${duration(recording.duration / 1000)}${dropped}; at most ${bytes(totals.peak)} after ` +
    `${duration(timeOf(totals.peakEvent) / 1000)}, ${bytes(totals.at.at(-1) ?? 0)} at the end`;
  showGroups();
  slider.max = String(STEPS);
  slider.value = String(Math.round((timeOf(totals.peakEvent) / recording.duration) * STEPS));
  showMoment(totals.peakEvent);
  const other = recordings.length === 2 ? recordings[1 - index] : undefined;
  byId('sites', HTMLElement).replaceChildren(callTable(shown, other));
  showFailures();
}

function showFailures(): void {
  const { events, kinds, stacks, lines } = shown.recording;
  const rows = events.type
    .flatMap((type, event) => (type === EventType.failure ? [event] : []))
    .slice(0, 500)
    .map((event) => [
      lines[stacks[events.stack[event] ?? 0]?.[0] ?? -1] ?? '(not recorded)',
      kinds[events.kind[event] ?? 0] ?? '',
      (events.size[event] ?? 0) > 0 ? bytes(events.size[event] ?? 0) : '',
      duration((events.time[event] ?? 0) / 1000),
    ]);
  byId('failed', HTMLElement).hidden = rows.length === 0;
  byId('refused', HTMLElement).replaceChildren(
    tableOf(`${rows.length} requests`, ['line', 'function', 'asked for', 'after'], rows),
  );
}

async function start(): Promise<void> {
  recordings = await readPage(byId('recordings', HTMLScriptElement).textContent ?? '');
  recordingChoice.append(...recordings.map(({ name }) => element('option', {}, name)));
  groupingChoice.append(...GROUPINGS.map((name) => element('option', {}, name)));
  // With two of them the later one is what the reader asks about.
  recordingChoice.selectedIndex = recordings.length - 1;
  recordingChoice.addEventListener('change', showRecording);
  groupingChoice.addEventListener('change', () => {
    showGroups();
    showMoment(eventAt(shown.recording, (Number(slider.value) / STEPS) * shown.recording.duration));
  });
  slider.addEventListener('input', () => {
    showMoment(eventAt(shown.recording, (Number(slider.value) / STEPS) * shown.recording.duration));
  });
  byId('whole', HTMLButtonElement).addEventListener('click', () => chart.showWhole());
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', showGroups);
  byId('choices', HTMLFormElement).hidden = false;
  for (const main of document.querySelectorAll('main')) main.hidden = false;
  showRecording();
}

start().catch((error: unknown) => {
  byId('summary', HTMLElement).textContent = `The recordings in this page can't be read: ${String(error)}`;
});
