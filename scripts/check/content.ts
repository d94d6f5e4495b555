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

const advice = findAdvice(contentModules, known);
const errors = [
  ...unreadableFiles,
  ...findProblems(contentModules, schemas, known),
  ...folderProblems(contentModules),
  ...(strict ? advice : []),
];

for (const error of errors) console.error(line(error));
if (!strict && advice.length > 0) {
  console.log(`\nAdvice, which stops nothing:\n${advice.map(line).join('\n')}\n`);
}
if (errors.length > 0) {
  console.error(`The content cannot be published: ${count(errors, 'error')}.`);
  process.exitCode = 1;
} else {
  console.log(`The content is sound: ${contentModules.length} files.`);
}
