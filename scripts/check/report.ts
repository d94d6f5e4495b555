import { schemas } from '@/content/schemas';
import { folderProblems } from '@/lib/content/check/folders';
import type { Problem } from '@/lib/content/check/leaves';
import { contentModules, unreadableFiles } from '@/lib/content/check/modules';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { vanishedPages } from '@/lib/content/check/vanished';
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

export const lineOf = ({ file, field, reason }: Problem): string => `${file}, ${field}: ${reason}`;

export const fileCount = contentModules.length;

export function contentProblems() {
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
export function contentAdvice(errors: readonly Problem[]): readonly Problem[] {
  const brokenFiles = new Set(errors.map(({ file }) => file));
  return [
    ...findAdvice(shown, known),
    ...vanishedPages(changedEntries([...entryFolders.keys()]), entryFolders, known),
  ].filter(({ file }) => !brokenFiles.has(file));
}
