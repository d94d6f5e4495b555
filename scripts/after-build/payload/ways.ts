import { partsOfTuple, referred, type Value } from './elements';
import type { Row } from './rows';

/** Ids of the rows that a text of JSON names, in whatever way; `$$49` is a price. */
export const namedIn = (json: string): readonly string[] =>
  Array.from(json.matchAll(/"\$[^\da-f"$]?([\da-f]+)(?=[":])/g), ([, id = '']) => id);

/** By row, the ways of references into it, as `3/children/0/`: what lies on one must stay. */
export function waysOf(rows: readonly Row[]): ReadonlyMap<string, readonly string[]> {
  const ways = new Map<string, string[]>();
  const strings = rows.flatMap(({ kind, value }) =>
    kind === 'json' ? (value.match(/"\$L?[0-9a-f]+(?::[^":\\]+)+"/g) ?? []) : [],
  );
  for (const text of strings) {
    const at = referred(text.slice(1, -1));
    if (!at) continue;
    const way = at.steps.map((step) => String(partsOfTuple[step] ?? step)).join('/');
    ways.set(at.id, [...(ways.get(at.id) ?? []), `${way}/`]);
  }
  return ways;
}

/**
 * Letters of a value, with those of the rows that it names; each row once. Undefined where it names one that
 * is neither values nor text: something that runs in the browser.
 */
export function stillSize(value: Value, rows: ReadonlyMap<string, Row>): number | undefined {
  const parts = [JSON.stringify(value)];
  const seen = new Set<string>();
  for (const part of parts) {
    for (const id of namedIn(part)) {
      const row = rows.get(id);
      if (row?.kind === 'other') return undefined;
      if (row?.kind === 'json' && !seen.has(id)) parts.push(row.value);
      seen.add(id);
    }
  }
  return parts.reduce((sum, { length }) => sum + length, 0);
}
