import { featureGroups, notificationExamples } from '@/content/home/features';
import { steps } from '@/content/home/steps';
import { openers } from '../support/demo';
import { opensTrial, type Readings } from '../support/reading';
import { expect } from '../support/test';

export const home: Readings = {
  'the hero leads to the trial, and no other host is warmed up': async (page) => {
    await opensTrial(page.locator('#home'));
    expect(await page.locator(openers).count()).toBeGreaterThanOrEqual(2);
    await expect(page.locator('link[rel="preconnect"], link[rel="dns-prefetch"]')).toHaveCount(0);
  },

  'every feature block has its id and leads on': async (page) => {
    const features = featureGroups.flatMap((group) => [...group.features]);
    for (const { section_id, heading, link } of features) {
      const block = page.locator(`[id="${section_id}"]`);
      await expect(block).toHaveCount(1);
      // Only one of them stands open.
      const own = block.getByRole('link', { name: heading, includeHidden: true });
      await expect(own).toHaveAttribute('href', link);
    }
    const messages = page
      .locator('#driver-mobile-app')
      .getByRole('listitem', { includeHidden: true });
    await expect(messages).toHaveCount(notificationExamples.length);
  },

  'the steps stand in order on their line': async (page) => {
    const items = page.locator('#how-it-works').getByRole('listitem');
    await expect(items.getByRole('heading')).toHaveText(steps.map(({ title }) => title));
    const tops = await items.evaluateAll((list) =>
      list.map((item) => item.getBoundingClientRect().top),
    );
    expect(new Set(tops).size).toBe(1);
  },
};
