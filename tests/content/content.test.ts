import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { featureGroups, notificationExamples } from '@/content/home/features';
import { languages } from '@/content/home/languages';
import { steps } from '@/content/home/steps';
import { featureIds } from '@/content/home/types';
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

describe('what is published to the letter', () => {
  const features = featureGroups.flatMap((group) => [...group.features]);

  it('fourteen section ids, each leading to the same feature', () => {
    const hardware = 'iot-gps-tracking|supervisor-app|sim-based-tracking|rfid-based-plant-tracking';
    const fleet = 'billing-automation|alert-&-notification|other-hardware-integration';
    const dispatch = 'dispatcher-mobile-app|last-mile-delivery-management';
    const delivery = 'delivery-proof-&-validation|pickup-management|carrier-integration';
    const customer = 'customer-experience-management|driver-mobile-app';
    const ids = `${hardware}|${fleet}|${dispatch}|${delivery}|${customer}`.split('|');
    expect([...featureIds].sort()).toEqual(ids.sort());
    expect(features.map(({ section_id }) => section_id).sort()).toEqual(ids);
    for (const { section_id, link } of features) {
      if (link.includes('#')) expect(link.split('#')[1]).toBe(section_id);
    }
  });

  it('pages that feature blocks link to', () => {
    const links = Object.fromEntries(features.map(({ section_id, link }) => [section_id, link]));
    expect(links).toMatchObject({
      'sim-based-tracking': '/sim-tracking',
      'supervisor-app': '/supervisor-app',
      'driver-mobile-app': '/driver-mobile-app',
    });
  });

  it('kinds of notifications', () => {
    expect(notificationExamples.map(({ title }) => title.toLowerCase()).join(', ')).toBe(
      'delivery scheduled, out for delivery, delivery completed, delivery exception',
    );
  });

  it('figures', () => {
    expect(languages).toHaveLength(Number(figures.languages.value));
    expect(figures).toMatchObject({
      languages: { value: '30' },
      deliveries: { value: '191+ million' },
      trialInHeroes: { value: '7 days' },
      trialElsewhere: { value: '14 days' },
    });
    for (const { companyStated, pages } of Object.values(figures)) {
      expect(companyStated).toBe(true);
      expect(pages.length).toBeGreaterThan(0);
    }
  });

  it('five steps', () => {
    expect(steps.map(({ title }) => title).join(' ')).toBe('Connect Load Weave Dispatch Prove');
  });
});
