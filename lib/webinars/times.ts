/** When a webinar takes place, by the clock of its time zone. */
export interface WebinarTime {
  /** YYYY-MM-DD. */
  readonly date: string;
  /** HH:MM. */
  readonly time: string;
  /** A name of the IANA list. */
  readonly timeZone: string;
  readonly minutes: number;
}

/** Names of today that the runtime lists under older ones. */
const renamed = [
  'UTC',
  'Africa/Asmara',
  'America/Argentina/Buenos_Aires',
  'America/Argentina/Catamarca',
  'America/Argentina/Cordoba',
  'America/Argentina/Jujuy',
  'America/Argentina/Mendoza',
  'America/Atikokan',
  'America/Indiana/Indianapolis',
  'America/Kentucky/Louisville',
  'America/Nuuk',
  'Asia/Ho_Chi_Minh',
  'Asia/Kathmandu',
  'Asia/Kolkata',
  'Asia/Yangon',
  'Atlantic/Faroe',
  'Europe/Kyiv',
  'Pacific/Chuuk',
  'Pacific/Kanton',
  'Pacific/Pohnpei',
];

/** The time zones that a webinar may name. */
export const timeZones: ReadonlySet<string> = new Set([
  ...Intl.supportedValuesOf('timeZone'),
  ...renamed,
]);

/** How far the clocks of a time zone are ahead of Greenwich at an instant, as '-05:00'. */
function offsetAt(instant: number, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longOffset' })
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName');
  return parts?.value.replace('GMT', '') || '+00:00';
}

/** The beginning with the offset of its time zone, such as '2026-12-03T16:00:00-05:00'. */
export function startOf({ date, time, timeZone }: WebinarTime): string {
  const local = `${date}T${time}:00`;
  // The offset of the same hour in Greenwich is the right one but for the hours around a change of clocks.
  const near = Date.parse(`${local}${offsetAt(Date.parse(`${local}Z`), timeZone)}`);
  return `${local}${offsetAt(near, timeZone)}`;
}

/** The instant at which it ends, in milliseconds. */
export const endOf = (webinar: WebinarTime): number =>
  Date.parse(startOf(webinar)) + webinar.minutes * 60_000;

/** The end with the offset of its time zone. */
export function endTimeOf(webinar: WebinarTime): string {
  const offset = startOf(webinar).slice(-6);
  const away = Date.parse(`1970-01-01T00:00:00${offset}`);
  return `${new Date(endOf(webinar) - away).toISOString().slice(0, 19)}${offset}`;
}

/** Its day and its hour as people of its time zone say them: 'Dec 3, 2026', 'Thu 4:00 PM EST'. */
export function timeWords(webinar: WebinarTime): { day: string; hour: string } {
  const { timeZone } = webinar;
  const start = Date.parse(startOf(webinar));
  const words = (options: Intl.DateTimeFormatOptions) =>
    // The runtime writes a narrow space before PM, which the fonts do not hold.
    new Intl.DateTimeFormat('en-US', { timeZone, ...options }).format(start).replace(/\s/g, ' ');
  const hour = words({ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });
  return {
    day: words({ month: 'short', day: 'numeric', year: 'numeric' }),
    hour: `${words({ weekday: 'short' })} ${hour}`,
  };
}

/** A length as people say it: '45 minutes', '1 hour', '1 hour 30 minutes'. */
export function lengthWords(minutes: number): string {
  const count = (number: number, one: string) =>
    number === 0 ? [] : [`${number} ${one}${number === 1 ? '' : 's'}`];
  return [...count(Math.floor(minutes / 60), 'hour'), ...count(minutes % 60, 'minute')].join(' ');
}
