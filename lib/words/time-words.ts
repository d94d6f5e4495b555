/** A stretch of weeks in words: 'Week 1', 'Weeks 2–4'. */
export const weekLabel = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

const months =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** A day of the content in words: 'July 15, 2025' for '2025-07-15'. */
export function spelledDate(date: string): string {
  const [year, month = 0, day] = date.split('-').map(Number);
  return `${months[month - 1]} ${day}, ${year}`;
}
