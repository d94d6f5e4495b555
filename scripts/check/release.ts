// First: it sets what the imports below read.
import '../load-env-files';

import { site } from '@/content/site';
import { sampleEntries } from '@/lib/content/samples';
import { env, publicVariables } from '@/lib/env';
import { collectTexts, findPlaceholders } from '@/lib/release/release';
import { expiryProblems } from '@/lib/release/security-txt';

const placeholders = findPlaceholders({
  values: [
    ...Object.entries(publicVariables).map(([where, value]) => ({ where, value })),
    ...collectTexts(site, 'content/site.ts: '),
  ],
  samples: sampleEntries(),
  forms: site.forms.filter(({ otherwise }) => otherwise === 'simulated'),
  apiUrl: env.apiUrl,
});
const findings = [...placeholders, ...expiryProblems(site.security.expires, new Date())];

for (const { what, where, set } of findings) console.log(`${what} (${where}): set ${set}`);
if (findings.length > 0) {
  console.error(`Not ready to publish: ${findings.length} placeholders are left.`);
  process.exit(1);
}
console.log('Ready to publish: no placeholder is left.');
