/**
 * What an address's hash asks of the planner: `#planner` opens it, `#planner=courier` with a day by its
 * name, `#planner=2.AbC…` with the day that the link holds. Undefined for any other hash; the text is
 * '' where no day is named.
 */
export function dayOfHash(hash: string): string | undefined {
  if (!/^#planner(=|$)/.test(hash)) return undefined;
  const text = hash.slice('#planner='.length);
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
