import { site } from '@/content/site';
import { env } from '@/lib/env';
import type { InlineHashes } from './policy';

/** The other hosts that pages may talk to, as addresses; empty ones are left out. */
export type PolicyHosts = {
  /** Where forms and the mail list are sent. */
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
};

/**
 * The one `<style>` that a script writes: react-calendly's, when the demo dialog is opened, first
 * empty and then with its text. A test compares the hashes with what the package writes.
 */
export const schedulerStyles: readonly string[] = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  "'sha256-4TJAxYKKY+dq8by7vr+lhrNivykeOkUe1RjZXmOIatg='",
];

function originOf(address: string): string {
  const { origin } = new URL(address);
  if (!/^https?:\/\/[^\s;,'"]+$/.test(origin)) {
    throw new Error(`A policy cannot name '${address}': expected an http or https address.`);
  }
  return origin;
}

const origins = (addresses: readonly string[]): readonly string[] => [
  ...new Set(addresses.filter(Boolean).map(originOf)),
];

/**
 * The Content-Security-Policy of a page.
 *
 * Only the hashes differ between pages: after a change of page without a reload, the policy
 * of the page that the visitor landed on holds. `frame-ancestors` is a header, see deploy/headers.ts.
 */
export function contentPolicy(hosts: PolicyHosts, { scripts, styles }: InlineHashes): string {
  const frames = origins(hosts.frames);
  const directives: readonly (readonly string[])[] = [
    ['default-src', "'none'"],
    ['script-src', "'self'", ...new Set(scripts)],
    ['style-src', "'self'", ...schedulerStyles, ...styles],
    ['img-src', "'self'", 'data:', ...origins(hosts.pictures)],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...origins(hosts.connect)],
    ['frame-src', ...(frames.length > 0 ? frames : ["'none'"])],
    ['manifest-src', "'self'"],
    ['worker-src', "'self'"],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

/** The hosts that this build names in its settings and its content. */
const hosts: PolicyHosts = {
  connect: [env.apiUrl, ...site.forms.map(({ endpoint }) => endpoint ?? '')],
  pictures: [env.imageCdn],
  frames: [env.schedulingUrl],
};

/** The policy of a page of this site. */
export const sitePolicy = (hashes: InlineHashes): string => contentPolicy(hosts, hashes);
