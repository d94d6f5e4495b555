import type { Json } from './types';

/** How a language writes a value. */
export interface Notation {
  indent: string;
  text: (value: string) => string;
  scalar: (value: number | boolean | null) => string;
  /** Name of a field with what parts it from its value. */
  name: (key: string) => string;
  object: readonly [open: string, close: string];
  /** Whether the last entry of a broken list carries a comma too. */
  lastComma: boolean;
  airy: boolean;
}

const widest = 60;

/** JSON as people indent it: what is short stays on one line. */
export const jsonNotation: Notation = {
  indent: '  ',
  text: (value) => JSON.stringify(value),
  scalar: String,
  name: (key) => `${JSON.stringify(key)}: `,
  object: ['{', '}'],
  lastComma: false,
  airy: true,
};

const isScalar = (value: Json): boolean => typeof value !== 'object' || value === null;

/** A value in a language's notation. Lines after the first begin with `margin`. */
export function literal(value: Json, notation: Notation, margin = ''): string {
  if (typeof value === 'string') return notation.text(value);
  if (typeof value !== 'object' || value === null) return notation.scalar(value);
  const inner = margin + notation.indent;
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : notation.object;
  const entries: readonly string[] = isList
    ? value.map((entry: Json) => literal(entry, notation, inner))
    : Object.entries(value).map(
        ([key, entry]) => notation.name(key) + literal(entry, notation, inner),
      );
  const air = isList || !notation.airy ? '' : ' ';
  const line = `${open}${air}${entries.join(', ')}${air}${close}`;
  if (entries.length === 0) return `${open}${close}`;
  const isFlat = Object.values(value).every(isScalar);
  if (isFlat && line.length <= widest) return line;
  const last = notation.lastComma ? ',' : '';
  return `${open}\n${inner}${entries.join(`,\n${inner}`)}${last}\n${margin}${close}`;
}
