/** Rows as CSV (RFC 4180): fields with commas, quotes or line ends are quoted. */
export const csv = (rows: readonly (readonly (string | number)[])[]): string =>
  rows.map((row) => `${row.map((field) => quote(String(field))).join(',')}\n`).join('');

const quote = (field: string): string =>
  /[",\r\n]/.test(field) ? `"${field.replaceAll('"', '""')}"` : field;
