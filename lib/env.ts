import { z } from 'zod';
// Relative: the framework reads this file before aliases work.
import { site } from '../content/site';

const expected = 'an address such as https://www.example.com';

/** A web address without password, query and hash. */
function isPlainAddress(text: string): boolean {
  if (/[\s\\?#]/.test(text) || !/^https?:\/\/[^/]/i.test(text)) return false;
  // Not `URL.canParse`: after many calls that of Node 20 refuses letters such as ü.
  try {
    const { username, password } = new URL(text);
    return username === '' && password === '';
  } catch {
    return false;
  }
}

const normalize = (text: string): string => new URL(text).href.replace(/\/+$/, '');

const address = z
  .string()
  .refine(isPlainAddress, `${expected}, without user name, '?' or '#'`)
  .transform(normalize);

const origin = address.refine(
  (text) => new URL(text).origin === text,
  `${expected}, without a path`,
);

const siteName = z.string().regex(/^[\w.-]+$/, 'a name such as example.com');

const off = z.literal('');

const variables = z.object({
  NEXT_PUBLIC_SITE_URL: origin.default(`https://www.${site.domain}`),
  NEXT_PUBLIC_APP_URL: address.default(`https://app.${site.domain}`),
  NEXT_PUBLIC_API_URL: off.or(address).default(''),
  NEXT_PUBLIC_SCHEDULING_URL: address.default(`https://scheduling.${site.domain}/demo`),
  NEXT_PUBLIC_IMAGE_CDN: off.or(address).default(''),
  NEXT_PUBLIC_GEOCODER_URL: off.or(address).default(''),
  NEXT_PUBLIC_EVENTS_URL: off.or(address).default(''),
  NEXT_PUBLIC_EVENTS_SITE: siteName.default(site.domain),
});

function explain(issue: z.core.$ZodIssue, source: Record<string, string | undefined>): string {
  const name = String(issue.path[0]);
  const needed = issue.code === 'invalid_union' ? `${expected}, or nothing` : issue.message;
  return `${name}: expected ${needed}; got ${JSON.stringify(source[name])}`;
}

/** Checks the public variables of a build. Throws one Error that lists every bad one. */
export function readVariables(source: Record<string, string | undefined>) {
  const { error, data } = variables.safeParse(source);
  if (data) return data;
  const problems = error.issues.map((issue) => `  ${explain(issue, source)}`);
  throw new Error(`The environment cannot be used:\n${problems.join('\n')}`);
}

export const publicVariables = readVariables(process.env);

/** The checked settings. Addresses never end in a slash. */
export const env = {
  /** An origin, without a path. */
  siteUrl: publicVariables.NEXT_PUBLIC_SITE_URL,
  /** The host of the mail-list call; empty for the site's own origin. */
  apiUrl: publicVariables.NEXT_PUBLIC_API_URL,
  /** The scheduler in the demo dialog. */
  schedulingUrl: publicVariables.NEXT_PUBLIC_SCHEDULING_URL,
  /** The host of resized pictures; empty for the site itself. */
  imageCdn: publicVariables.NEXT_PUBLIC_IMAGE_CDN,
  /** Where the planner may ask for the places of addresses; empty for nowhere. */
  geocoderUrl: publicVariables.NEXT_PUBLIC_GEOCODER_URL,
  /** Where events are counted; empty for nowhere. */
  eventsUrl: publicVariables.NEXT_PUBLIC_EVENTS_URL,
};
