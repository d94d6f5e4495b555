/** `npm run check -- --only content`: errors, then advice, which fails it with `--strict`. */
import { counted } from '@/lib/words/count';
import { contentAdvice, contentProblems, fileCount, lineOf } from './report';

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
  console.log(`The content is sound: ${fileCount} files.`);
}
