/** Everyday changes, all in one copy of the site: each new fact stands where it should, the old one nowhere. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { builtSite, says } from '@/tests/spec/pages';
import { copySite, type SiteCopy } from '@/tests/support/site-copy';
import { changes } from './everyday';

let copy: SiteCopy;
let saidAt: ReturnType<typeof builtSite>;
let texts: readonly (readonly [file: string, text: string])[];

beforeAll(async () => {
  copy = copySite();
  for (const { edit, file } of changes) edit(copy, file);
  await copy.build();
  const out = join(copy.folder, 'out');
  saidAt = builtSite(out);
  texts = readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(html|txt|md|xml|json|js|webmanifest)$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(out, file), 'utf8');
      const bare = file.endsWith('.html') ? [text.replace(/<[^>]*>/g, ' ')] : [];
      return [text, ...bare].map((one) => [file, one.replace(/\s+/g, ' ')] as const);
    });
});
afterAll(() => copy?.clear());

it.each(changes)('$what', ({ now, gone }) => {
  const missing = now.filter((said) => {
    const [place = ''] = said.split(': ');
    return !says(saidAt(place), said.slice(place.length + 2));
  });
  const left = gone.flatMap((words) =>
    texts.flatMap(([file, text]) => (says(text, words) ? [`${file}: ${words}`] : [])),
  );
  expect({ missing, left }).toEqual({ missing: [], left: [] });
});
