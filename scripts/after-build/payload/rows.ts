/** A row `id:value` of React's flight data; `other` (module names, hints) is kept as it is. */
export interface Row {
  readonly id: string;
  readonly kind: 'json' | 'text' | 'other';
  readonly value: string;
}

/** Throws where a row has no end. */
export function readRows(data: string): readonly Row[] {
  const bytes = Buffer.from(data);
  const rows: Row[] = [];
  const until = (sign: string, from: number): number => {
    const place = bytes.indexOf(sign, from);
    if (place < 0) throw new Error(`A row of the page's data does not end: byte ${from}.`);
    return place;
  };
  for (let at = 0; at < bytes.length; ) {
    const start = until(':', at) + 1;
    const id = bytes.toString('utf8', at, start - 1);
    if (bytes[start] === 'T'.charCodeAt(0)) {
      // Long texts start with their length in bytes, as they may hold line ends.
      const begin = until(',', start) + 1;
      at = begin + Number.parseInt(bytes.toString('utf8', start + 1, begin - 1), 16);
      rows.push({ id, kind: 'text', value: bytes.toString('utf8', begin, at) });
    } else {
      const end = until('\n', start);
      const value = bytes.toString('utf8', start, end);
      rows.push({ id, kind: id && /^["[{\d\-tfn]/.test(value) ? 'json' : 'other', value });
      at = end + 1;
    }
  }
  return rows;
}

export const writeRows = (rows: readonly Row[]): string =>
  rows
    .map(({ id, kind, value }) =>
      kind === 'text'
        ? `${id}:T${Buffer.byteLength(value).toString(16)},${value}`
        : `${id}:${value}\n`,
    )
    .join('');
