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

/** For what the content cannot be published, and what its drafts lack, as the files were when this was read. */
export function contentProblems() {
  const problems = findProblems(contentModules, schemas, known);
  return {
    errors: [
      ...unreadableFiles,
      ...problems.filter((problem) => !inDraft(problem)),
      ...folderProblems(shown),
    ],
    gaps: problems.filter(inDraft),
  };
}

/** What would make the content better. */
export const contentAdvice = (): readonly Problem[] => [
  ...findAdvice(shown, known),
  ...vanishedPages(changedEntries([...entryFolders.keys()]), entryFolders, known),
];
