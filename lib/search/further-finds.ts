import { count } from '../words/count';
import { inSentence, inSeries } from '../words/spelled';
import type { Found, Group, Hit } from './types';

type GroupNames = Readonly<Record<Group, { readonly name: string }>>;

/** As many groups as have room in a line; more are not named. */
const mostNamed = 3;

/** What was found in all groups, the best first. */
export const bestOf = ({ groups }: Found): readonly Hit[] =>
  groups.flatMap(({ hits }) => hits).sort((a, b) => b.score - a.score);

/** What the site's search finds beyond the `listed` paths: '3 more in articles', or nothing. */
export function furtherFinds(
  { groups }: Found,
  listed: ReadonlySet<string>,
  names: GroupNames,
): string {
  const others = groups
    .map(({ group, hits }) => ({ group, hits: hits.filter(({ href }) => !listed.has(href)) }))
    .filter(({ hits }) => hits.length > 0);
  if (others.length === 0) return '';
  const all = others.reduce((sum, { hits }) => sum + hits.length, 0);
  const where =
    others.length > mostNamed
      ? 'across the site'
      : `in ${inSeries(others.map(({ group }) => inSentence(names[group].name)))}`;
  return `${count(all)} more ${where}`;
}
