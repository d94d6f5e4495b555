/** A stretch of weeks in words: 'Week 1', 'Weeks 2–4'. */
export const weekLabel = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

const spelled = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** A day of the content in words: 'July 15, 2025' for '2025-07-15'. */
export const spelledDate = (date: string): string => spelled.format(new Date(date));
