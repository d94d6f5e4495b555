import { schemas } from '@/content/schemas';
import { folderProblems } from '@/lib/content/check/folders';
import type { Problem } from '@/lib/content/check/leaves';
import { contentModules, unreadableFiles } from '@/lib/content/check/modules';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { vanishedPages } from '@/lib/content/check/vanished';
import { changedEntries } from './changed-entries';
import { entryFolders, known } from './known';

/** Entries that nobody is shown yet: what they lack stops nobody else's work. */
const drafts = new Set(
  contentModules
    .filter(({ data }) => Object.values(data).some((entry) => Object(entry).draft === true))
    .map(({ file }) => file),
);
const inDraft = ({ file }: { readonly file: string }) => drafts.has(file);
const shown = contentModules.filter((module) => !inDraft(module));

/** A problem as it is printed. */
export const lineOf = ({ file, field, reason }: Problem): string => `${file}, ${field}: ${reason}`;

/** How many files were looked at. */
export const fileCount = contentModules.length;

/** Everything for which the content cannot be published, and what its drafts lack, as the files were when this was read. */
export function contentProblems() {
  const problems = findProblems(contentModules, schemas, known);
  const broken = [
    ...unreadableFiles,
    ...problems.filter((problem) => !inDraft(problem)),
    ...folderProblems(shown),
  ];
  const told = new Set<string>();
  /** The first that is said of a field. */
  const isNew = ({ file, field }: Problem) => told.size < told.add(`${file} ${field}`).size;
  return { errors: broken.filter(isNew), gaps: problems.filter(inDraft) };
}

/** What would make the content better; of a file that lacks something it would tell the same again. */
export function contentAdvice(errors: readonly Problem[]): readonly Problem[] {
  const brokenFiles = new Set(errors.map(({ file }) => file));
  return [
    ...findAdvice(shown, known),
    ...vanishedPages(changedEntries([...entryFolders.keys()]), entryFolders, known),
  ].filter(({ file }) => !brokenFiles.has(file));
}
