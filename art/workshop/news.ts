import type { Job } from './job';
import type { Plan } from './plan';
import type { DrawnRecord } from './record';

const counted = (count: number, what: string): string =>
  `${count} ${what}${count === 1 ? '' : 's'}`;

/** More than this many are only counted. */
const longest = 12;

/** What a build says of the pictures that it draws by itself: a line for each post or page. */
export function newsOf({ draw, remove }: Plan, { files }: DrawnRecord): readonly string[] {
  const byOwner = new Map<string, Job[]>();
  for (const job of draw) {
    const owner = job.owner ?? 'the site';
    byOwner.set(owner, [...(byOwner.get(owner) ?? []), job]);
  }
  const lines = [...byOwner].map(([owner, jobs]) => {
    const isNew = jobs.every(({ file }) => !files[file]);
    return `drew ${counted(jobs.length, 'picture')} for ${isNew ? owner.replace(/^the /, 'the new ') : owner}`;
  });
  return [
    ...(lines.length > longest
      ? [`drew ${draw.length} pictures for ${byOwner.size} posts and pages`]
      : lines),
    ...(remove.length > 0
      ? [`removed ${counted(remove.length, 'picture')} that nothing shows any more`]
      : []),
  ];
}
