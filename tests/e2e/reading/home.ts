import { featureGroups, notificationExamples } from '@/content/home/features';
import { steps } from '@/content/home/steps';
import { openers } from '../support/demo';
import { hrefs, type Readings } from '../support/reading';
import { expect } from '../support/test';

export const home: Readings = {
  'the hero leads to the trial': async (page) => {
    const trial = page.locator('#home').getByRole('link', { name: 'Start Free Trial' });
    await expect(trial).toHaveAttribute('target', '_blank');
    expect(await page.locator(openers).count()).toBeGreaterThanOrEqual(2);
  },

  'no other host is warmed up': (page) =>
    expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0),

  'industries lead to their pages': async (page) => {
    expect(await hrefs(page.locator('#industries [role=tabpanel] a'))).toEqual([
      '/use-cases/restaurants',
      '/use-cases/retail',
      '/use-cases/ecommerce',
      '/use-cases/couriers',
      '/case-studies/employee-pickup-drop-management',
    ]);
  },

  'trials open a new tab, Enterprise leads to the contact page': async (page) => {
    const fares = page.locator('#pricing');
    const trials = fares.getByRole('link', { name: /Free/ });
    await expect(trials).toHaveCount(3);
    for (const link of await trials.all()) {
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /\/signup$/);
    }
    const enterprise = fares.getByRole('link', { name: 'Contact Us' });
    await expect(enterprise).toHaveAttribute('href', '/contact');
  },

  'every feature block has its id and leads on': async (page) => {
    for (const { section_id, heading, link } of featureGroups.flatMap(({ features }) => [
      ...features,
    ])) {
      const block = page.locator(`[id="${section_id}"]`);
      await expect(block).toHaveCount(1);
      await expect(block.getByRole('link', { name: heading })).toHaveAttribute('href', link);
    }
    const messages = page.locator('#driver-mobile-app').getByRole('listitem');
    await expect(messages).toHaveCount(notificationExamples.length);
  },

  'the five steps stand in order on their line': async (page) => {
    const items = page.locator('#how-it-works').getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(steps.map(({ title }) => title));
    const tops = await items.evaluateAll((list) =>
      list.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  },
};
