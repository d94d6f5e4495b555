import { createConfig, lintFromString } from '@redocly/openapi-core';
import { apiDocument } from '@/content/api/document';

/** Redocly's lint of /openapi.json, examples included. */
const problems = await lintFromString({
  source: JSON.stringify(apiDocument, null, 2),
  absoluteRef: 'openapi.json',
  config: await createConfig({ extends: ['recommended-strict'] }),
});

for (const { ruleId, message, location } of problems) {
  console.error(`openapi.json ${location[0]?.pointer ?? '#'}: ${message} (${ruleId})`);
}
if (problems.length > 0) {
  console.error(`The API's document cannot be published: ${problems.length} problems.`);
  process.exitCode = 1;
} else {
  console.log(`The API's document is sound: ${Object.keys(apiDocument.paths).length} paths.`);
}
