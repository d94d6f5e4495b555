// First, so that the settings below are those of the build.
import '../load-env-files';

import { site } from '@/content/site';
import { sampleEntries } from '@/lib/content/samples';
import { env } from '@/lib/env';
import { collectTexts, findPlaceholders } from '@/lib/release/release';
import { expiryProblems } from '@/lib/release/security-txt';

const placeholders = findPlaceholders({
  values: [
    { where: 'NEXT_PUBLIC_SITE_URL', value: env.siteUrl },
    { where: 'NEXT_PUBLIC_APP_URL', value: env.appUrl },
    { where: 'NEXT_PUBLIC_API_URL', value: env.apiUrl },
    { where: 'NEXT_PUBLIC_SCHEDULING_URL', value: env.schedulingUrl },
    { where: 'NEXT_PUBLIC_IMAGE_CDN', value: env.imageCdn },
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
