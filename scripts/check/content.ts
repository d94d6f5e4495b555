/** `npm run check:content`: errors, which stop a build, then advice; with `--strict` advice stops it too. */
import { schemas } from '@/content/schemas';
import { folderProblems } from '@/lib/content/check/folders';
import type { Problem } from '@/lib/content/check/leaves';
import { contentModules, unreadableFiles } from '@/lib/content/check/modules';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { known } from './known';

const strict = process.argv.includes('--strict');
const line = ({ file, field, reason }: Problem) => `${file}, ${field}: ${reason}`;
const count = (problems: readonly Problem[], one: string) =>
  `${problems.length} ${problems.length === 1 ? one : `${one}s`}`;

/** Entries that nobody is shown yet: what they lack stops nobody else's work. */
const drafts = new Set(
  contentModules
    .filter(({ data }) => Object.values(data).some((entry) => Object(entry).draft === true))
    .map(({ file }) => file),
);
const inDraft = ({ file }: { readonly file: string }) => drafts.has(file);
const shown = contentModules.filter((module) => !inDraft(module));

const problems = findProblems(contentModules, schemas, known);
const lacking = problems.filter(inDraft);
const broken = [
  ...unreadableFiles,
  ...problems.filter((problem) => !inDraft(problem)),
  ...folderProblems(shown),
];
const brokenFiles = new Set(broken.map(({ file }) => file));
// Advice on a file that lacks something would tell of the same lack again.
const advice = findAdvice(shown, known).filter(({ file }) => !brokenFiles.has(file));
const told = new Set<string>();
/** The first that is said of a field. */
const isNew = ({ file, field }: Problem) => told.size < told.add(`${file} ${field}`).size;
const errors = [...broken.filter(isNew), ...(strict ? advice : [])];

for (const error of errors) console.error(line(error));
if (lacking.length > 0) {
  console.log(`\nTo fill before drafts are published:\n${lacking.map(line).join('\n')}\n`);
}
if (!strict && advice.length > 0) {
  console.log(`\nAdvice, which stops nothing:\n${advice.map(line).join('\n')}\n`);
}
if (errors.length > 0) {
  console.error(`The content cannot be published: ${count(errors, 'error')}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is sound: ${contentModules.length} files.`);
}
