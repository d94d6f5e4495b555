import type { Page } from '@playwright/test';
import { caseStudies, caseStudyWords } from '../../content/case-studies';
import { successStories } from '../../content/success-stories';
import { caseStudyOf } from '../../lib/content/case-studies';
import { expect, sidewaysOverflow, test } from './support';

const page40 = '/success-stories?vehicles=40&fuel=6000&industry=retail';

async function calculate(page: Page, vehicles: string, fuel: string, industry?: string) {
  await page.getByLabel('Vehicles in your fleet').fill(vehicles);
  await page.getByLabel('Monthly fuel cost').fill(fuel);
  if (industry) await page.getByRole('combobox', { name: 'Industry' }).selectOption(industry);
  await page.getByRole('button', { name: 'Calculate ROI' }).click();
}

const result = (page: Page) => page.locator('.roi-figures');

test.describe('success stories', () => {
  test('show what each figure counts', async ({ page }) => {
    await page.goto('/success-stories');
    for (const { value, label } of successStories.metrics) {
      const term = page.locator('.figure-row > div').filter({ hasText: label });
      await expect(term.locator('dd')).toHaveText(value);
    }
  });

  test('lead to the three cases, each marked as a sample', async ({ page }) => {
    await page.goto('/success-stories');
    const stories = page.locator('.story-row');
    await expect(stories).toHaveCount(3);
    for (const { title, href } of caseStudies) {
      const story = stories.filter({ has: page.getByRole('heading', { name: title }) });
      await expect(story.getByText('Sample company', { exact: true })).toBeVisible();
      await expect(story.getByRole('link', { name: `Read the case ${title}` })).toHaveAttribute(
        'href',
        href,
      );
    }
  });

  test('the demo opens from the banner', async ({ page }) => {
    await page.goto('/success-stories');
    await page
      .getByRole('region', { name: 'Start saving 30% on your delivery costs today' })
      .getByRole('button', { name: 'Schedule a Demo' })
      .click();
    await expect(page.getByRole('dialog', { name: 'Schedule a Demo' })).toBeVisible();
  });
});

test.describe('the ROI calculator', () => {
  test('calculates, shows its working and writes itself into the address', async ({ page }) => {
    await page.goto('/success-stories');
    await expect(page.getByText('The answer appears here')).toBeVisible();
    await calculate(page, '40', '6,000', 'retail');
    await expect(result(page)).toContainText('$92,160');
    await expect(result(page)).toContainText('$1,680');
    await expect(result(page)).toContainText('2 months');
    await expect(page.getByRole('table', { name: 'The working' }).getByRole('row')).toHaveCount(6);
    await expect(page).toHaveURL(page40);
    await expect(
      page.getByRole('status').filter({ hasText: 'Annual ROI $92,160. Months to pay back: 2.' }),
    ).toHaveCount(1);
  });

  test('a shared address calculates as it loads', async ({ page }) => {
    await page.goto(page40);
    await expect(result(page)).toContainText('Annual ROI, 40 retail vehicles');
    await expect(page.getByLabel('Vehicles in your fleet')).toHaveValue('40');
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/success-stories$/);
  });

  test('its result stays where a link leads away and back', async ({ page }) => {
    await page.goto('/success-stories');
    await calculate(page, '40', '6000', 'retail');
    await expect(result(page)).toContainText('$92,160');
    await page.getByRole('link', { name: /^Read the case Crews/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Crews');
    await page.goBack();
    await expect(result(page)).toContainText('$92,160');
  });

  test('refuses nonsense beside the fields and takes the reader to the first', async ({ page }) => {
    await page.goto('/success-stories');
    await calculate(page, '0', '');
    await expect(page.getByRole('alert').filter({ hasText: 'Three answers' })).toBeVisible();
    await expect(page.getByText('Enter 1 vehicle or more.')).toBeVisible();
    await expect(page.getByText('Enter your monthly fuel cost. 0 is allowed.')).toBeVisible();
    await expect(page.getByText('Choose an industry.')).toBeVisible();
    await expect(page.getByLabel('Vehicles in your fleet')).toBeFocused();
    await expect(result(page)).toHaveCount(0);
  });

  const refusals = [
    ['-4', '100', 'Enter 1 vehicle or more.'],
    ['1e5', '100', 'Enter a number in digits, such as 40 or 1,500.'],
    ['4.5', '100', 'Enter whole vehicles, without a fraction.'],
    ['9'.repeat(60), '100', 'Enter 100,000 vehicles or fewer.'],
    ['4', 'lots', 'Enter an amount in digits, such as 6,000 or 6,000.50.'],
    ['4', '100000001', 'Enter $100,000,000 or less.'],
  ] as const;
  test('refuses what is no fleet and no money, in words of its own', async ({ page }) => {
    for (const [vehicles, fuel, error] of refusals) {
      await test.step(`${vehicles.slice(0, 12)} vehicles with ${fuel} of fuel`, async () => {
        await page.goto('/success-stories');
        await calculate(page, vehicles, fuel, 'other');
        await expect(page.getByText(error)).toBeVisible();
        await expect(result(page)).toHaveCount(0);
      });
    }
  });

  test('no fuel, cents and the largest fleet are fine, and nothing is infinite', async ({
    page,
  }) => {
    await page.goto('/success-stories');
    await calculate(page, '1', '0', 'other');
    await expect(result(page)).toContainText('$1,800');
    await calculate(page, '7', '999.99', 'retail');
    await expect(result(page)).toContainText('$15,960');
    await page.setViewportSize({ width: 320, height: 700 });
    await calculate(page, '100,000', '100,000,000', 'logistics');
    await expect(result(page)).toContainText('$540,000,000');
    await expect(page.locator('main')).not.toContainText(/NaN|Infinity/);
    const wider = await sidewaysOverflow(page);
    expect(wider).toBe(0);
  });

  test('prints the answers, the result and the working, and nothing else', async ({ page }) => {
    await page.goto(page40);
    await expect(result(page)).toBeVisible();
    await page.emulateMedia({ media: 'print' });
    await expect(result(page)).toBeVisible();
    await expect(page.getByRole('table', { name: 'The working' })).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Calculate ROI' })).toBeHidden();
    for (const words of ['.roi-figures dd', '.roi-rates dt']) {
      await expect(page.locator(words).first()).toHaveCSS('color', 'rgb(0, 0, 0)');
    }
    await expect(page.locator('#roi')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('gives way to the formula in words', async ({ page }) => {
      await page.goto('/success-stories');
      await expect(page.getByText(successStories.roi.unscripted)).toBeVisible();
      await expect(page.getByLabel('Vehicles in your fleet')).toBeHidden();
      await expect(page.locator('.roi-rates').getByText('Manufacturing')).toBeVisible();
    });
  });
});

for (const { slug, title, href, weeks, industry } of caseStudies) {
  const { story, next } = caseStudyOf(slug);

  test.describe(industry, () => {
    test('tells its parts in its own order', async ({ page }) => {
      await page.goto(href);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      const ids = await page
        .locator('#challenge, #solution, #timeline, #results, #quote')
        .evaluateAll((parts) => parts.map(({ id }) => id));
      expect(ids).toEqual(story.order);
      for (const [part, name] of Object.entries(caseStudyWords.parts)) {
        const section = page.locator('section', { has: page.locator(`#${part}`) });
        await expect(section.getByText(name, { exact: true })).toBeVisible();
      }
    });

    test('says in the first screen and in the profile that the company is made up', async ({
      page,
    }) => {
      await page.goto(href);
      const mark = page.getByText('Sample company', { exact: true });
      await expect(page.locator('.case-cover').filter({ has: mark })).toBeVisible();
      const others = page.getByRole('region', { name: 'Read on' });
      await expect(others.getByText('Sample company', { exact: true })).toHaveCount(2);
      const profile = page.getByRole('complementary', { name: 'Company profile' });
      await expect(profile.getByText(story.profile.note ?? '')).toBeVisible();
      await expect(profile.getByText(`${weeks} weeks`)).toBeVisible();
      await profile.getByRole('button', { name: 'Schedule a Demo' }).click();
      await expect(page.getByRole('dialog', { name: 'Schedule a Demo' })).toBeVisible();
    });

    test('has four steps up to its last week, and a bar pair for each change', async ({ page }) => {
      await page.goto(href);
      await expect(page.locator('.case-weeks li')).toHaveCount(4);
      await expect(page.locator('.case-weeks li').last()).toContainText(
        new RegExp(`Weeks \\d+–${weeks}`),
      );
      const changes = story.results.figures.filter(({ change }) => change);
      await expect(page.locator('.bar-pair')).toHaveCount(changes.length);
      await expect(page.getByText(story.results.basis)).toBeVisible();
    });

    test('leads up to the success stories and on to the other cases', async ({ page }) => {
      await page.goto(href);
      const trail = page.getByRole('navigation', { name: 'Breadcrumb' });
      await expect(trail.getByRole('link')).toHaveText(['Home', 'Success stories', industry]);
      await page.getByRole('link', { name: next[0]?.title ?? '' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(next[0]?.title ?? '');
    });

    test('is an article to search engines', async ({ page }) => {
      await page.goto(href);
      const data = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((scripts) =>
          scripts.map(({ textContent }) => JSON.parse(textContent ?? '{}')),
        );
      expect(data).toContainEqual(
        expect.objectContaining({
          '@type': 'Article',
          headline: title,
          datePublished: story.published,
        }),
      );
    });
  });
}
