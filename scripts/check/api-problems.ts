import { createConfig, lintFromString } from '@redocly/openapi-core';
import type { ApiDocument } from '@/lib/api/types/document';

/**
 * What Redocly's recommended rules find in the document as it is served at /openapi.json; their
 * warnings count as errors. Examples are held against their schemas. One line a finding.
 */
export async function apiProblems(document: ApiDocument): Promise<readonly string[]> {
  const found = await lintFromString({
    source: JSON.stringify(document, null, 2),
    absoluteRef: 'openapi.json',
    config: await createConfig({ extends: ['recommended-strict'] }),
  });
  return found.map(
    ({ ruleId, message, location }) => `${location[0]?.pointer ?? '#'}: ${message} (${ruleId})`,
  );
}
