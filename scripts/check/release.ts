// First: it sets what the imports below read.
import '../load-env-files';

import { flags } from '@/content/flags';
import { site } from '@/content/site';
import { leaves } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { ownerFacts } from '@/lib/content/owner-facts';
import { env, publicVariables } from '@/lib/env';
import { findPlaceholders } from '@/lib/release/release';
import { expiryProblems } from '@/lib/release/security-txt';

/** Invented customers, quotes and the like; none of drafts and of white papers that a flag hides. */
const samples = contentModules
  .filter(({ data }) => !Object(Object.values(data)[0]).draft)
  .filter(({ file }) => flags.showWhitePapers || !file.startsWith('content/white-papers/'))
  .flatMap(({ file, data }) =>
    leaves(data).flatMap(({ field, key, value }) =>
      key === 'sample' && value === true ? [`${file}: ${field}`] : [],
    ),
  );

const placeholders = findPlaceholders({
  values: [
    ...Object.entries(publicVariables).map(([where, value]) => ({ where, value })),
    ...leaves(site).map(({ field, value }) => ({
      where: `content/site.ts: ${field}`,
      value: String(value),
    })),
  ],
  samples,
  forms: site.forms.filter(({ otherwise }) => otherwise === 'simulated'),
  apiUrl: env.apiUrl,
});
const findings = [
  ...placeholders,
  ...ownerFacts(),
  ...expiryProblems(site.security.expires, new Date()),
];

for (const { what, where, set } of findings) console.log(`${what} (${where}): set ${set}`);
if (findings.length > 0) {
  console.error(`Not ready to publish: ${findings.length} placeholders are left.`);
  process.exit(1);
}
console.log('Ready to publish: no placeholder is left.');
