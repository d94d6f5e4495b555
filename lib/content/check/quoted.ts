const longest = 60;

/** What stands in a field, as a message repeats it: the beginning is enough to find it by. */
export function quoted(value: unknown): string {
  const text = String(value).replace(/\s+/g, ' ');
  return text.length > longest ? `'${text.slice(0, longest)}…'` : `'${text}'`;
}
