import type { Changes } from './update';

const counted = (count: number): string => `${count} picture${count === 1 ? '' : 's'}`;

/** More posts and pages are only counted. */
const longest = 12;

/** What a build prints: a line for each post or page. */
export function newsOf({
  changed,
  removed,
}: Pick<Changes, 'changed' | 'removed'>): readonly string[] {
  const counts = new Map<string, number>();
  for (const { owner = 'the site' } of changed) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const lines = [...counts].map(([owner, count]) => `drew ${counted(count)} for ${owner}`);
  const many = `drew ${counted(changed.length)} for ${counts.size} posts and pages`;
  return [
    ...(lines.length > longest ? [many] : lines),
    ...(removed.length > 0
      ? [`removed ${counted(removed.length)} that nothing shows any more`]
      : []),
  ];
}
