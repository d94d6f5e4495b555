/** A text that a spreadsheet would take for a formula gets an apostrophe, which spreadsheets do not show. */
const harmless = (text: string): string => (/^'*[=+\-@\t\r]/.test(text) ? `'${text}` : text);

/** A cell as RFC 4180 has it; numbers, negative ones too, stand as they are. */
function cell(value: string | number): string {
  const text = typeof value === 'number' ? `${Number(value.toFixed(6))}` : harmless(value);
  return /[",;\t\r\n|]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/**
 * Rows as a CSV file (RFC 4180). It begins with a byte order mark, without which spreadsheets misread
 * letters beyond ASCII.
 */
export const csvFile = (rows: readonly (readonly (string | number)[])[]): string =>
  `\ufeff${rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`;
