/** Spreadsheets would run it as a formula; they hide the apostrophe. */
const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as it was before that; spreadsheets keep the apostrophe of a CSV when they save it as a workbook. */
export const unguarded = (text: string): string => text.replace(/^'(?='*[=+\-@])/, '');

function cell(value: string | number): string {
  const text = typeof value === 'number' ? `${Number(value.toFixed(7))}` : harmless(value);
  return /[",;\t\r\n|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Rows as CSV (RFC 4180) with the byte order mark that spreadsheets need for UTF-8. */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
