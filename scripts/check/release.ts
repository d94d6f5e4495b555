// First: it sets what the imports below read.
import '../load-env-files';

import { buildDay } from '@/content/found/build-day';
import { site } from '@/content/site';
import { leaves } from '@/lib/content/check/leaves';
import { contentModules } from '@/lib/content/check/modules';
import { flags } from '@/lib/content/flags';
import { ownerFacts } from '@/lib/content/owner-facts';
import { unlistedPages } from '@/lib/content/sitemap';
import { env, publicVariables } from '@/lib/env';
import { actors, findPlaceholders, outdated, whoActs } from '@/lib/release/release';
import { expiryProblems } from '@/lib/release/security-txt';

/** What is published: no drafts, and no white papers that a flag hides. */
const published = contentModules
  .filter(({ data }) => !Object(Object.values(data)[0]).draft)
  .filter(({ file }) => flags.showWhitePapers || !file.startsWith('content/white-papers/'))
  .map(({ file, data }) => ({ file, leaves: leaves(data) }));

/** Invented customers, quotes and the like. */
const samples = published.flatMap(({ file, leaves }) =>
  leaves.flatMap(({ field, key, value }) =>
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
const unfit = [
  ...placeholders,
  ...ownerFacts(),
  ...expiryProblems(site.security.expires, new Date()),
];

const old = published.flatMap(({ file, leaves }) => outdated(file, leaves, buildDay));
const hidden = unlistedPages.map((where) => {
  return { what: 'hidden from search engines (noindex)', where, set: 'its first entry' };
});

for (const who of actors) {
  const findings = [...unfit, ...old, ...hidden].filter((finding) => whoActs(finding) === who);
  console.log(`\n${who}: ${findings.length}`);
  for (const { what, where, set } of findings) console.log(`${what} (${where}): set ${set}`);
}
if (unfit.length > 0) {
  console.error(`Not ready to publish: ${unfit.length} placeholders are left.`);
  process.exit(1);
}
console.log('Ready to publish: no placeholder is left.');
