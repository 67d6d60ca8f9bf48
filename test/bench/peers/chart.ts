import type { Row } from './run.js';

/** Bars of allocate + free and of the small copy, as an SVG that is readable on light and dark pages. */
export function chart(rows: readonly Row[]): string {
  const panels = [
    { key: 'memory', title: 'allocate + free 4 KiB' },
    { key: 'copy', title: 'copy 64 B to the device' },
  ] as const;
  const rowHeight = 24;
  const panelHeight = rows.length * rowHeight + 40;
  const parts = panels.map(({ key, title }, panel) => {
    const top = panel * panelHeight;
    const most = Math.max(...rows.map(({ times }) => times[key] ?? 0));
    const bars = rows.map(({ name, times }, index) => {
      const y = top + 34 + index * rowHeight;
      const width = ((times[key] ?? 0) / most) * 380;
      const fill = name.startsWith('ascendcl') ? '#c7000b' : '#8a8f98';
      return [
        `<text x="200" y="${y + 12}" text-anchor="end">${name}</text>`,
        `<rect x="208" y="${y}" width="${width.toFixed(1)}" height="16" rx="2" fill="${fill}"/>`,
        `<text x="${(214 + width).toFixed(1)}" y="${y + 12}">${((times[key] ?? 0) / 1000).toFixed(2)} µs</text>`,
      ].join('');
    });
    return `<text x="0" y="${top + 20}" font-weight="bold">${title}</text>${bars.join('')}`;
  });
  const height = panels.length * panelHeight;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 680 ${height}" font-family="sans-serif" font-size="12" fill="#57606a">${parts.join('')}</svg>\n`;
}
