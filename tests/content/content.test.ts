import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { languages } from '@/content/home/languages';
import { steps } from '@/content/home/steps';
import { testimonials } from '@/content/home/testimonials';
import { featureIds } from '@/content/home/types';
import { plans, plansSection } from '@/content/plans';
import { schemas } from '@/content/schemas';
import { site } from '@/content/site';
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

describe('the content of the site', () => {
  it('is sound', () => expect(findProblems(contentModules, schemas, known)).toEqual([]));

  it('is looked at file by file, none left out', () => {
    expect(contentModules.map(({ file }) => file).sort()).toEqual(files.filter(holdsData).sort());
  });

  it('spells the product’s name in one place', () => {
    const spelled = files.filter((file) => readFileSync(file, 'utf8').includes(site.name));
    expect(spelled).toEqual(['content/site.ts']);
  });
});

describe('what SPEC.md prints to the letter', () => {
  it('prices and labels of the fares', () => {
    expect(plans.map(({ title, price, buttonText }) => [title, price, buttonText])).toEqual([
      ['Base', { kind: 'per-user', annual: 12, monthly: 10 }, 'Try for Free'],
      ['Standard', { kind: 'per-user', annual: 15, monthly: 12 }, 'Start 14 Days Free Trial'],
      [
        'Enterprise',
        { kind: 'agreed', label: 'Contact Us', href: '/contact' },
        'Start 14 Days Free Trial',
      ],
    ]);
    expect(plansSection.lead).toBe('14 days free. No credit card, no setup fee, cancel anytime.');
  });

  it('fourteen section ids, each leading to the same feature', () => {
    const features = featureGroups.flatMap((group) => [...group.features]);
    expect(features.map(({ section_id }) => section_id).sort()).toEqual([...featureIds].sort());
    for (const { section_id, link } of features) {
      if (link.includes('#')) expect(link.split('#')[1]).toBe(section_id);
    }
  });

  it('pages that feature blocks link to', () => {
    const links = new Map(
      featureGroups.flatMap(({ features }) =>
        features.map(({ section_id, link }) => [section_id, link] as const),
      ),
    );
    expect(links.get('sim-based-tracking')).toBe('/sim-tracking');
    expect(links.get('supervisor-app')).toBe('/supervisor-app');
    expect(links.get('driver-mobile-app')).toBe('/driver-mobile-app');
  });

  it('kinds of notifications', () => {
    expect(notificationExamples.map(({ title }) => title.toLowerCase())).toEqual([
      'delivery scheduled',
      'out for delivery',
      'delivery completed',
      'delivery exception',
    ]);
  });

  it('figures', () => {
    expect(languages).toHaveLength(Number(figures.languages.value));
    expect(figures.languages.value).toBe('30');
    expect(figures.deliveries.value).toBe('191+ million');
    expect([figures.trialInHeroes.value, figures.trialElsewhere.value]).toEqual([
      '7 days',
      '14 days',
    ]);
    for (const { companyStated, pages } of Object.values(figures)) {
      expect(companyStated).toBe(true);
      expect(pages.length).toBeGreaterThan(0);
    }
  });

  it('five steps', () => {
    expect(steps.map(({ title }) => title)).toEqual([
      'Connect',
      'Load',
      'Weave',
      'Dispatch',
      'Prove',
    ]);
  });

  it('invented customers are marked so', () => {
    expect(testimonials.every(({ sample }) => sample)).toBe(true);
  });
});

describe('the schemas', () => {
  const reasonsFor = (file: string, data: Record<string, unknown>) =>
    findProblems([{ file, data }], schemas, known).map(
      ({ field, reason }) => `${field}: ${reason}`,
    );
  const original = (file: string) =>
    structuredClone(contentModules.find((module) => module.file === file)?.data) as Record<
      string,
      never
    >;

  it('refuse a wrong price', () => {
    const data = { ...original('content/plans.ts') } as { plans?: { price: { annual: number } }[] };
    if (data.plans?.[0]) data.plans[0].price.annual = 13;
    expect(reasonsFor('content/plans.ts', data)).toEqual(["plans[0].price.annual: must be '12'"]);
  });

  it('refuse a wrong figure', () => {
    const data = { ...original('content/figures.ts') } as {
      figures?: { onTime: { value: string } };
    };
    if (data.figures) data.figures.onTime.value = '98%';
    expect(reasonsFor('content/figures.ts', data)).toEqual(["figures.onTime.value: must be '99%'"]);
  });

  it('refuse a missing section id and a step too few', () => {
    const features = original('content/home/features.ts') as unknown as {
      featureGroups: { features: unknown[] }[];
    };
    features.featureGroups[0]?.features.pop();
    expect(reasonsFor('content/home/features.ts', { ...features })[0]).toContain(
      'fourteen section ids',
    );
    const fewer = { ...original('content/home/steps.ts'), steps: steps.slice(1) };
    expect(reasonsFor('content/home/steps.ts', fewer)[0]).toContain('five steps');
  });
});
