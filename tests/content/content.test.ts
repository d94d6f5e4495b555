import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { featureGroups } from '@/content/home/features';
import { schemas } from '@/content/schemas';
import { contentModules } from '@/lib/content/check/modules';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `content/${name.replaceAll('\\', '/')}`);

/** A file of shapes or types alone leaves nothing to check. */
const holdsData = (file: string) =>
  !file.startsWith('content/schemas') &&
  !file.startsWith('content/found') &&
  !file.endsWith('/types.ts') &&
  /^export (const|default|\{|\*)/m.test(readFileSync(file, 'utf8'));

it('the content of the site is sound', () =>
  expect([
    ...findProblems(contentModules, schemas, known),
    ...findAdvice(contentModules, known),
  ]).toEqual([]));

it('the content of the site is looked at file by file, none left out', () => {
  expect(contentModules.map(({ file }) => file).sort()).toEqual(files.filter(holdsData).sort());
});

it('each feature of the home page leads to the same feature of its product', () => {
  for (const { section_id, link } of featureGroups.flatMap((group) => [...group.features])) {
    if (link.includes('#')) expect(link.split('#')[1]).toBe(section_id);
  }
});

it('figures say who states them, and where they stand', () => {
  for (const { companyStated, pages } of Object.values(figures)) {
    expect(companyStated).toBe(true);
    expect(pages.length).toBeGreaterThan(0);
  }
});
