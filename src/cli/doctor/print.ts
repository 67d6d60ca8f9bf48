import type { Output } from '../terminal/output.js';
import { wrap } from '../terminal/text.js';
import { duration } from '../terminal/units.js';
import type { Finding, Severity } from './finding.js';

/** One finding a line, advice below it, the result at the end. */
export function printFindings(findings: readonly Finding[], elapsedMs: number, output: Output): void {
  const { style } = output;
  for (const finding of findings) output.print(...linesOf(finding, output));
  const count = (severity: Severity) => findings.filter((finding) => finding.severity === severity).length;
  const plural = (number: number, word: string) => `${number} ${word}${number === 1 ? '' : 's'}`;
  const [problems, warnings] = [count('problem'), count('warning')];
  const time = style.dim(`(${duration(elapsedMs)})`);
  const also = warnings > 0 ? `, ${plural(warnings, 'warning')}` : '';
  output.print(
    '',
    problems > 0
      ? `${style.red(style.bold(plural(problems, 'problem')))}${also} ${time}`
      : `${style.green(style.bold('Ready to use'))}${also} ${time}`,
  );
}

function linesOf(finding: Finding, { style, terminal }: Output): string[] {
  const marks: Readonly<Record<Severity, string>> = terminal.unicode
    ? { ok: style.green('✓'), note: style.blue('·'), warning: style.yellow('!'), problem: style.red('✗') }
    : { ok: style.green('+'), note: style.blue('.'), warning: style.yellow('!'), problem: style.red('x') };
  const indent = 4;
  const block = (text: string) =>
    wrap(text, terminal.columns, indent).map((line) => ' '.repeat(indent) + line);
  const [title = '', ...more] = wrap(finding.title, terminal.columns, indent, 2);
  const bad = finding.severity === 'problem' || finding.severity === 'warning';
  return [
    `${marks[finding.severity]} ${bad ? style.bold(title) : title}`,
    ...more.map((line) => ' '.repeat(indent) + (bad ? style.bold(line) : line)),
    ...(finding.detail === undefined ? [] : block(finding.detail).map(style.dim)),
    ...(finding.remedy === undefined
      ? []
      : block(finding.severity === 'note' ? finding.remedy : `What to do: ${finding.remedy}`)),
  ];
}
