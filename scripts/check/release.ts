// First: it sets what the imports below read.
import '../load-env-files';

import { site } from '@/content/site';
import { leaves } from '@/lib/content/check/leaves';
import { sampleEntries } from '@/lib/content/samples';
import { env, publicVariables } from '@/lib/env';
import { findPlaceholders } from '@/lib/release/release';
import { expiryProblems } from '@/lib/release/security-txt';

const placeholders = findPlaceholders({
  values: [
    ...Object.entries(publicVariables).map(([where, value]) => ({ where, value })),
    ...leaves(site).map(({ field, value }) => ({
      where: `content/site.ts: ${field}`,
      value: String(value),
    })),
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
