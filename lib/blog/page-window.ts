/** The page numbers that the pagination shows: five around the current one, or the first or last. */
export function pageWindow(current: number, total: number): number[] {
  const shown = Math.min(5, total);
  const first = current <= 3 ? 1 : Math.min(current - 2, total - shown + 1);
  return Array.from({ length: shown }, (_, index) => Math.max(1, first) + index);
}

/** The page that an address asks for: a whole number from 1 to `total`, else the first page. */
export function pageFrom(text: string | null, total: number): number {
  if (text === null || !/^\d{1,6}$/.test(text)) return 1;
  const page = Number(text);
  return page >= 1 && page <= total ? page : 1;
}
