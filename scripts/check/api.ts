import { apiDocument } from '@/content/api/document';
import { apiProblems } from './api-problems';

const problems = await apiProblems(apiDocument);

for (const problem of problems) console.error(`openapi.json ${problem}`);
if (problems.length > 0) {
  console.error(`The API's document cannot be published: ${problems.length} problems.`);
  process.exit(1);
}
console.log(`The API's document is sound: ${Object.keys(apiDocument.paths).length} paths.`);
