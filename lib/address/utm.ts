import { readStored, store } from '../browser/stored';

const utmKeys = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_content', 'utm_term'] as const;

const storageKey = 'utm';

/** No campaign has longer values. */
const longestValue = 200;

function pickUtm(query: string): URLSearchParams {
  const all = new URLSearchParams(query);
  const pairs = utmKeys.map((key) => [key, (all.get(key) ?? '').slice(0, longestValue)]);
  return new URLSearchParams(pairs.filter(([, value]) => value !== ''));
}

/** Keeps the campaign of an address for the visit. Never throws. */
export function rememberUtm(search: string): void {
  const utm = pickUtm(search).toString();
  if (utm !== '') store(storageKey, utm, 'sessionStorage');
}

/** The campaign parameters of this visit. Never throws. */
export const recallUtm = (): URLSearchParams =>
  pickUtm(readStored(storageKey, 'sessionStorage') ?? '');

export function withUtm(href: string, utm: URLSearchParams): string {
  if (utm.size === 0 || !URL.canParse(href)) return href;
  const url = new URL(href);
  for (const [key, value] of utm) {
    if (!url.searchParams.has(key)) url.searchParams.set(key, value);
  }
  return url.href;
}

/** Campaign parameters in the scheduler's spelling: `utmSource` for `utm_source`. */
export function toCalendlyUtm(utm: URLSearchParams): Record<string, string> {
  const camel = (key: string) => key.replace(/_(.)/, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries([...utm].map(([key, value]) => [camel(key), value]));
}

/** Adds the campaign of the landing address to clicked links that lead to one of the origins. */
export function carryUtm(addresses: readonly (string | undefined)[], signal: AbortSignal): void {
  rememberUtm(window.location.search);
  const origins = addresses.map((address) => address && new URL(address).origin);
  const rewrite = ({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (link && origins.includes(link.origin)) link.href = withUtm(link.href, recallUtm());
  };
  // The middle button opens a tab without a click event.
  for (const event of ['click', 'auxclick'] as const) {
    document.addEventListener(event, rewrite, { capture: true, signal });
  }
}
