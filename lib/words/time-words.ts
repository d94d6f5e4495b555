/** A stretch of weeks in words: 'Week 1', 'Weeks 2–4'. */
export const weekLabel = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

const american = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the content as all pages write it: 'Jul 15, 2025' for '2025-07-15'. */
export const dayWords = (date: string): string => american.format(new Date(date));
