const longest = 60;

export function quoted(value: unknown): string {
  const text = String(value);
  const shown = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return `'${shown.replace(/\s+/g, ' ')}'`;
}
