import { deadEnds, type Known } from './checks';
import type { ContentModule, Problem } from './leaves';

export const redirectsFile = 'content/redirects.ts';

const isRedirect = (value: unknown): value is { readonly from: string; readonly to: string } => {
  const { from, to } = Object(value) as Readonly<Record<string, unknown>>;
  return typeof from === 'string' && typeof to === 'string';
};

export const redirectsIn = (modules: readonly ContentModule[]) =>
  modules
    .filter(({ file }) => file === redirectsFile)
    .flatMap(({ data }) => (Array.isArray(data.redirects) ? data.redirects : []))
    .filter(isRedirect)
    .map(({ from, to }) => [from, to] as const);

/** Addresses that hosts handle themselves, and folders that hold only files. */
const kept =
  /^\/(404|blog\/404|index|not-found|blog\/not-found|blog\/archive|offline|images|sprites|og|v1)(\/|$)/;

function wrongFrom(from: string, known: Known): readonly string[] {
  if (kept.test(from)) return [`'${from}' is an address of the site's own, which cannot be left`];
  if (!known.routes.has(from)) return [];
  return [`'${from}' is a page of the site, which nobody would reach any more`];
}

/** Redirects from an existing page, or to a missing one; one that is redirected is missing too. */
export function redirectProblems({ file, data }: ContentModule, known: Known): readonly Problem[] {
  if (file !== redirectsFile || !Array.isArray(data.redirects)) return [];
  const entries: readonly unknown[] = data.redirects;
  return entries.flatMap((entry, at) => {
    if (!isRedirect(entry)) return [];
    const { from, to } = entry;
    const problem = (key: string) => (reason: string) => ({
      file,
      field: `redirects[${at}].${key}`,
      reason,
    });
    return [
      ...wrongFrom(from, known).map(problem('from')),
      ...deadEnds(to, known).map(problem('to')),
    ];
  });
}
