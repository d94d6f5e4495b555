/** `npm run check -- --only content`: errors, then advice, which fails it with `--strict`. */

import { buildDay } from '@/content/found/build-day';
import { schemas } from '@/content/schemas';
import { folderProblems } from '@/lib/content/check/folders';
import type { Problem } from '@/lib/content/check/leaves';
import { contentModules, unreadableFiles } from '@/lib/content/check/modules';
import { upcoming } from '@/lib/content/check/upcoming';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { vanishedPages } from '@/lib/content/check/vanished';
import { dayOf } from '@/lib/content/published';
import { counted } from '@/lib/words/count';
import { changedEntries } from './changed-entries';
import { entryFolders, known } from './known';

/** Problems of unpublished entries stop nobody else. */
const drafts = new Set(
  contentModules
    .filter(({ data }) => Object.values(data).some((entry) => Object(entry).draft === true))
    .map(({ file }) => file),
);
const inDraft = ({ file }: { readonly file: string }) => drafts.has(file);
const shown = contentModules.filter((module) => !inDraft(module));

const lineOf = ({ file, field, reason }: Problem): string => `${file}, ${field}: ${reason}`;

function contentProblems() {
  const problems = findProblems(contentModules, schemas, known);
  const broken = [
    ...unreadableFiles,
    ...problems.filter((problem) => !inDraft(problem)),
    ...folderProblems(shown),
  ];
  const reported = new Set<string>();
  const isNew = ({ file, field }: Problem) => reported.size < reported.add(`${file} ${field}`).size;
  return { errors: broken.filter(isNew), gaps: problems.filter(inDraft) };
}

/** Leaves out files with errors, where it would repeat them. */
function contentAdvice(errors: readonly Problem[]): readonly Problem[] {
  const brokenFiles = new Set(errors.map(({ file }) => file));
  return [
    ...findAdvice(shown, known),
    ...vanishedPages(changedEntries([...entryFolders.keys()]), entryFolders, known),
  ].filter(({ file }) => !brokenFiles.has(file));
}

const strict = process.argv.includes('--strict');

const { errors: wrong, gaps } = contentProblems();
const advice = contentAdvice(wrong);
const errors = strict ? [...wrong, ...advice] : wrong;

for (const error of errors) console.error(lineOf(error));
if (gaps.length > 0) {
  console.log(`\nTo fill before drafts are published:\n${gaps.map(lineOf).join('\n')}\n`);
}
if (!strict && advice.length > 0) {
  console.log(`\nAdvice, which stops nothing:\n${advice.map(lineOf).join('\n')}\n`);
}
if (errors.length > 0) {
  console.error(`The content cannot be published: ${counted(errors.length, 'error')}.`);
  process.exitCode = 1;
} else {
  const flags = contentModules.find(({ file }) => file === 'content/flags.ts')?.data.flags;
  const entries = shown.map(({ file, data }) => {
    return { file, day: dayOf(Object(Object.values(data)[0])) };
  });
  const coming = upcoming(Object(flags), entries, buildDay);
  if (coming.length > 0) console.log(`With builds of the next 30 days:\n${coming.join('\n')}`);
  console.log(`The content is sound: ${contentModules.length} files.`);
}
