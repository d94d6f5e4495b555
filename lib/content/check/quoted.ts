const longest = 60;

/** What stands in a field, as a message repeats it: the beginning is enough to find it by. */
export function quoted(value: unknown): string {
  const text = String(value);
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `'${shown.replace(/\s+/g, ' ')}'`;
}
