import { schemas } from '@/content/schemas';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { known } from './known';

const problems = findProblems(contentModules, schemas, known);

for (const { file, field, reason } of problems) console.error(`${file}, ${field}: ${reason}`);
if (problems.length > 0) {
  console.error(`The content cannot be published: ${problems.length} problems.`);
  process.exit(1);
}
console.log(`The content is sound: ${contentModules.length} files.`);
