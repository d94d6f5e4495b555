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

const pathOf = (address: string): string => address.split('#')[0] || '/';

/** Ends with the first address that is no redirect or comes again. */
function wayFrom(from: string, moved: ReadonlyMap<string, string>): readonly string[] {
  const way = [from];
  for (let to = moved.get(from); to !== undefined; to = moved.get(to)) {
    if (way.includes(to)) return [...way, to];
    way.push(to);
  }
  return way;
}

function wrongFrom(from: string, known: Known): readonly string[] {
  if (kept.test(from)) return [`'${from}' is an address of the site's own, which cannot be left`];
  if (!known.routes.has(from)) return [];
  return [`'${from}' is a page of the site, which nobody would reach any more`];
}

function wrongTo(from: string, to: string, moved: ReadonlyMap<string, string>, known: Known) {
  const way = wayFrom(from, moved);
  const end = way.at(-1) ?? '';
  if (way.indexOf(end) < way.length - 1) return [`leads in a circle: ${way.join(' → ')}`];
  if (way.length > 2)
    return [`leads to '${pathOf(to)}', which has moved: lead to '${end}' at once`];
  return deadEnds(to, { ...known, moved: new Map() });
}

/** Redirects from an existing page, to a missing one, in circles or chains. */
export function redirectProblems({ file, data }: ContentModule, known: Known): readonly Problem[] {
  if (file !== redirectsFile || !Array.isArray(data.redirects)) return [];
  const entries: readonly unknown[] = data.redirects;
  const moved = new Map(
    redirectsIn([{ file, data }]).map(([from, to]) => [from, pathOf(to)] as const),
  );
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
      ...wrongTo(from, to, moved, known).map(problem('to')),
    ];
  });
}
