export type Placeholder = {
  readonly what: string;
  /** Such as `content/site.ts: contact.phone`. */
  readonly where: string;
  readonly set: string;
};

type ReleaseValue = { readonly where: string; readonly value: string };

export type ReleaseInput = {
  readonly values: readonly ReleaseValue[];
  /** Fields that say `sample: true`. */
  readonly samples: readonly string[];
  readonly forms: readonly { readonly name: string; readonly endpoint: object | null }[];
  readonly apiUrl: string;
};

// Reserved names (RFC 2606, RFC 6761), with or without a scheme.
const reservedHost =
  /(?:[\p{L}\p{N}-]+\.)*(?:[\p{L}\p{N}-]+\.(?:example|test|invalid)|example\.(?:com|net|org)|localhost)(?![\p{L}\p{N}-]|\.[\p{L}\p{N}])/iu;

const phoneNumber = /^(?:tel:)?(?:\+|00)[\d\s().-]{7,}$/;

/** Only zeros after a country code of one to three digits. */
export function isPlaceholderPhone(value: string): boolean {
  return phoneNumber.test(value) && /^\d{1,3}0{6,}$/.test(value.replace(/\D/g, ''));
}

// A network's or store's front page instead of our profile or listing.
const frontPage =
  /^https:\/\/(?:(?:www\.)?(?:x|linkedin|youtube)\.com|play\.google\.com\/store|www\.apple\.com\/app-store)\/?$/;

function inValue({ where, value }: ReleaseValue): readonly Placeholder[] {
  const host = reservedHost.exec(value)?.[0];
  if (host) return [{ what: `placeholder host '${host}'`, where, set: 'the real host' }];
  if (frontPage.test(value)) {
    return [{ what: `front page '${value}'`, where, set: 'the address of our own profile or app' }];
  }
  if (!isPlaceholderPhone(value)) return [];
  return [{ what: `placeholder phone '${value}'`, where, set: 'a number that somebody answers' }];
}

/** Who must act, by the place; the first that fits. */
const acting: readonly (readonly [who: string, where: RegExp])[] = [
  ['Developers', /^NEXT_PUBLIC_|: forms|: security\.expires/],
  ['Legal', /: legal\.|industries-page|content\/legal/],
  ['Owner', /^content\/site\.ts/],
  ['Marketing', /./],
];

export const actors = acting.map(([who]) => who);

export const whoActs = ({ where }: Placeholder) =>
  acting.find(([, places]) => places.test(where))?.[0];

const dayFields = new Set(['date', 'updated', 'checked', 'published', 'publishDate']);

type Leaves = readonly { readonly key: string; readonly value: unknown }[];

/** Whether the newest date of a file is over a year before `today`; that stops no release. */
export function outdated(file: string, leaves: Leaves, today: string): readonly Placeholder[] {
  const yearAgo = `${Number(today.slice(0, 4)) - 1}${today.slice(4)}`;
  const days = leaves.filter(({ key }) => dayFields.has(key)).map(({ value }) => String(value));
  const newest = days.toSorted().at(-1) ?? today;
  const what = `last dated ${newest}, over a year ago`;
  return newest < yearAgo ? [{ what, where: file, set: 'a newer date once it is checked' }] : [];
}

/** Lists remaining placeholders; empty means ready to publish. Pure; never throws. */
export function findPlaceholders(input: ReleaseInput): readonly Placeholder[] {
  const api = input.apiUrl
    ? []
    : [{ what: 'no host for the mail list', where: 'NEXT_PUBLIC_API_URL', set: 'the API host' }];
  const forms = input.forms
    .filter(({ endpoint }) => !endpoint)
    .map(({ name }) => ({
      what: `${name} sends nowhere`,
      where: 'content/site.ts: forms',
      set: 'its endpoint',
    }));
  const samples = input.samples.map((where) => ({
    what: 'a sample',
    where,
    set: 'a real one, with sample: false, or remove it',
  }));
  return [...input.values.flatMap(inValue), ...api, ...forms, ...samples];
}
