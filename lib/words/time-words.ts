/** 'Week 1', 'Weeks 2–4'. */
export const weekLabel = ({ from, to }: { from: number; to: number }): string =>
  from === to ? `Week ${from}` : `Weeks ${from}–${to}`;

const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');

/** 'Jul 15, 2025' for '2025-07-15'. */
export function dayWords(date: string): string {
  const [year, month = 1, day] = date.split('-').map(Number);
  return `${months[month - 1]} ${day}, ${year}`;
}

/** '2:08' for '14:08', where it is plain which half of the day is meant. */
export function shortTime(time: string): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')}`;
}

/** '2:08 PM' for '14:08', and '12:00 AM' for '24:00'. No line breaks within it. */
export const timeOfDay = (time: string): string =>
  `${shortTime(time)}\u00a0${Number.parseInt(time, 10) % 24 < 12 ? 'AM' : 'PM'}`;
