import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { featureGroups } from '@/content/home/features';
import { steps } from '@/content/home/steps';
import { plans } from '@/content/plans';
import { schemas } from '@/content/schemas';
import { contentModules } from '@/lib/content/check/modules';
import { findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';

const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts'))
  .map((name) => `content/${name.replaceAll('\\', '/')}`);

/** A file of shapes or types alone leaves nothing to check. */
const holdsData = (file: string) =>
  !file.startsWith('content/schemas') &&
  !file.endsWith('/types.ts') &&
  /^export (const|default|\{|\*)/m.test(readFileSync(file, 'utf8'));

it('the content of the site is sound', () =>
  expect(findProblems(contentModules, schemas, known)).toEqual([]));

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

describe('the schemas refuse', () => {
  const [base, ...others] = plans;
  const [group, ...groups] = featureGroups;
  const dearer = { ...base, price: { ...base.price, annual: 13 } };
  const fewer = { ...group, features: group.features.slice(1) };
  const late = { ...figures.onTime, value: '98%' };

  it.each([
    ['content/plans.ts', { plans: [dearer, ...others] }, "plans[0].price.annual: must be '12'"],
    [
      'content/figures.ts',
      { figures: { ...figures, onTime: late } },
      "onTime.value: must be '99%'",
    ],
    ['content/home/features.ts', { featureGroups: [fewer, ...groups] }, 'fourteen section ids'],
    ['content/home/steps.ts', { steps: steps.slice(1) }, 'five steps'],
  ])('in %s what was changed', (file, change, reason) => {
    const original = contentModules.find((module) => module.file === file);
    const data = { ...original?.data, ...change };
    const [problem] = findProblems([{ file, data }], schemas, known);
    expect(`${problem?.field}: ${problem?.reason}`).toContain(reason);
  });
});
