/** In local time of `timeZone`. */
export interface WebinarTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  /** IANA name. */
  readonly timeZone: string;
  readonly minutes: number;
}

/** Such as '-05:00'. */
function offsetAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return parts?.value.replace('GMT', '') || '+00:00';
}

/** Such as '2026-12-03T16:00:00-05:00'. */
export function startOf({ date, time, timeZone }: WebinarTime): string {
  const local = `${date}T${time}:00`;
  // The UTC reading gives the right offset except around a clock change.
  const near = Date.parse(`${local}${offsetAt(Date.parse(`${local}Z`), timeZone)}`);
  return `${local}${offsetAt(near, timeZone)}`;
}

/** Milliseconds. */
export const endOf = (webinar: WebinarTime): number =>
  Date.parse(startOf(webinar)) + webinar.minutes * 60_000;

/** With the offset of its time zone. */
export function endTimeOf(webinar: WebinarTime): string {
  const offset = startOf(webinar).slice(-6);
  const away = Date.parse(`1970-01-01T00:00:00${offset}`);
  return `${new Date(endOf(webinar) - away).toISOString().slice(0, 19)}${offset}`;
}

/** 'Dec 3, 2026' and 'Thu 4:00 PM EST' in the webinar's time zone. */
export function timeWords(webinar: WebinarTime): { day: string; hour: string } {
  const { timeZone } = webinar;
  const start = Date.parse(startOf(webinar));
  const words = (options: Intl.DateTimeFormatOptions) =>
    // Intl writes a narrow space before PM, which the fonts lack.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(start).replace(/\s/g, ' ');
  const hour = words({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return {
    day: words({ month: 'short', day: 'numeric', year: 'numeric' }),
    hour: `${words({ weekday: 'short' })} ${hour}`,
  };
}

/** '45 minutes', '1 hour', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const count = (number: number, one: string) =>
    number === 0 ? [] : [`${number} ${one}${number === 1 ? '' : 's'}`];
  return [...count(Math.floor(minutes / 60), 'hour'), ...count(minutes % 60, 'minute')].join(' ');
}

interface Timed {
  readonly ahead: boolean;
  /** Milliseconds. */
  readonly end: number;
}

const byEnd = (a: Timed, b: Timed) => a.end - b.end;

/**
 * Upcoming webinars, next first, and past ones, latest first. What was past at build time stays
 * past whatever the visitor's clock says.
 * @param now milliseconds; undefined on the server
 */
export function sortedByTime<Row extends Timed>(rows: readonly Row[], now?: number) {
  const isAhead = ({ ahead, end }: Timed) => ahead && (now === undefined || now < end);
  return {
    ahead: rows.filter(isAhead).toSorted(byEnd),
    behind: rows.filter((row) => !isAhead(row)).toSorted((a, b) => byEnd(b, a)),
  };
}
