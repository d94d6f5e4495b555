import { site } from '@/content/site';
import { env } from '@/lib/env';
import { plainAction } from '@/lib/forms/endpoint';
import type { InlineHashes } from './policy';

/** Other hosts that pages may use, as addresses. */
export type PolicyHosts = {
  readonly connect: readonly string[];
  readonly pictures: readonly string[];
  readonly frames: readonly string[];
  /** Where forms are posted without script. */
  readonly forms: readonly string[];
};

/** The `<style>` of react-calendly, first empty; a test compares the hashes with the package. */
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
 * After a client-side navigation the landing page's policy still holds, so only hashes differ.
 * `frame-ancestors` is a header, see deploy/headers.ts.
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
    ['form-action', "'self'", ...origins(hosts.forms)],
  ];
  return directives.map((words) => words.join(' ')).join('; ');
}

const endpoints = site.forms.flatMap(({ endpoint }) => endpoint ?? []);

const hosts: PolicyHosts = {
  connect: [env.apiUrl, env.geocoderUrl, env.eventsUrl, ...endpoints.map(({ address }) => address)],
  pictures: [env.imageCdn],
  frames: [env.schedulingUrl],
  forms: endpoints.map((endpoint) => plainAction(endpoint) ?? ''),
};

export const sitePolicy = (hashes: InlineHashes): string => contentPolicy(hosts, hashes);
