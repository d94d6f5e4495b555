import type { Page } from '@playwright/test';
import { plans } from '../../content/plans';
import { pricingQuestions } from '../../content/pricing';
import { site } from '../../content/site';
import { axeFindingsInBoth, doubleText, expect, sidewaysOverflow, test } from './support';

const structuredData = (page: Page) =>
  page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) =>
      scripts.map((script) => JSON.parse(script.textContent ?? '') as Record<string, unknown>),
    );

test.describe('the fares', () => {
  test('start on annual prices, switch by keyboard, in ticket and table alike', async ({
    page,
  }) => {
    await page.goto('/pricing');
    const shown = (text: string) => page.getByText(text, { exact: true }).filter({ visible: true });
    await expect(shown('$12')).toHaveCount(1);
    await expect(shown('$15')).toHaveCount(1);
    await expect(shown('$12 a user')).toHaveCount(1);
    await page.getByRole('radio', { name: 'Annual' }).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(page.getByRole('radio', { name: 'Monthly' })).toBeChecked();
    await expect(shown('$10')).toHaveCount(1);
    await expect(shown('$12')).toHaveCount(1);
    await expect(shown('$15')).toHaveCount(0);
    await expect(shown('$10 a user')).toHaveCount(1);
    await expect(shown('$15 a user')).toHaveCount(0);
  });

  test('the change is announced politely', async ({ page }) => {
    await page.goto('/pricing');
    const base = page.locator('[aria-live="polite"]').filter({ hasText: 'Base:' });
    await expect(base).toHaveAttribute('aria-atomic', 'true');
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await expect(base).toContainText('$10', { useInnerText: true });
  });

  test('never promise what the prices contradict', async ({ page }) => {
    await page.goto('/pricing');
    await expect(page.locator('main')).not.toContainText(/save 20|20\s?%/i);
    for (const promise of [
      '14 days free',
      'No credit card',
      'No setup fee',
      'Cancel anytime',
      '24/7 support',
    ]) {
      await expect(
        page.getByRole('main').getByRole('listitem').filter({ hasText: promise }).first(),
      ).toBeVisible();
    }
  });

  test('open the trial in a new tab, and Enterprise the contact page', async ({ page }) => {
    await page.goto('/pricing');
    const main = page.getByRole('main');
    for (const { title, buttonText } of plans) {
      const part = main
        .getByRole('listitem')
        .filter({ has: page.getByRole('heading', { name: title, level: 3 }) });
      const link = part.getByRole('link', { name: buttonText });
      await expect(link).toHaveAttribute('target', '_blank');
      await expect(link).toHaveAttribute('href', /\/signup$/);
    }
    await main.getByRole('link', { name: 'Contact Us' }).click();
    await expect(page).toHaveURL(/\/contact$/);
  });
});

test.describe('what a fare holds', () => {
  const lists = (page: Page) => page.locator('.plans ul');

  test('stands open beside the others, with nothing to unfold', async ({ page }) => {
    for (const width of [768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto('/pricing');
      await expect(lists(page).filter({ visible: true })).toHaveCount(3);
      await expect(page.getByText('What is included').filter({ visible: true })).toHaveCount(0);
    }
  });

  test('unfolds on a phone; only Standard is open from the start', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/pricing');
    await expect(lists(page).filter({ visible: true })).toHaveCount(1);
    await expect(page.getByText('Billing automation').first()).toBeVisible();
    await page.getByText('What is included in Base').focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('E-signature and OTP proof')).toBeVisible();
    await expect(lists(page).filter({ visible: true })).toHaveCount(2);
  });
});

test.describe('the comparison', () => {
  for (const width of [320, 390, 768, 1440]) {
    test(`keeps its heads in view and all fares on the screen at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/pricing');
      const table = page.getByRole('table', { name: 'What each fare carries' });
      await table
        .getByRole('rowheader', { name: 'Billing automation' })
        .evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }));
      for (const { title } of plans) {
        const head = await table.getByRole('columnheader', { name: title }).boundingBox();
        if (!head) throw new Error(`no head for ${title}`);
        expect(Math.round(head.y)).toBe(64);
        expect(head.x).toBeGreaterThanOrEqual(0);
        expect(head.x + head.width).toBeLessThanOrEqual(width);
      }
      const sideways = await sidewaysOverflow(page);
      expect(sideways).toBe(0);
    });
  }

  test('says what is in and what is not, and grows from fare to fare', async ({ page }) => {
    await page.goto('/pricing');
    const table = page.getByRole('table', { name: 'What each fare carries' });
    const row = (name: string) =>
      table.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    const cells = (name: string) => row(name).getByRole('cell').allInnerTexts();
    expect(await cells('Live GPS tracking')).toEqual(['Included', 'Included', 'Included']);
    expect(await cells('Supervisor app')).toEqual(['Not included', 'Included', 'Included']);
    expect(await cells('API access')).toEqual(['Not included', 'Not included', 'Included']);
  });
});

test.describe('the questions', () => {
  test('are six, one open at a time, by keyboard too', async ({ page }) => {
    await page.goto('/pricing');
    const questions = page.locator('.questions details');
    await expect(questions).toHaveCount(6);
    await expect(questions.first()).toHaveAttribute('open');
    await page.getByText('Which payment methods do you take?').click();
    await expect(questions.nth(3)).toHaveAttribute('open');
    await expect(questions.first()).not.toHaveAttribute('open');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(questions.nth(4)).toHaveAttribute('open');
    await expect(page.locator('.questions details[open]')).toHaveCount(1);
  });
});

test('structured data equals what is shown', async ({ page }) => {
  await page.goto('/pricing');
  const data = await structuredData(page);
  const kind = (name: string) => data.find((thing) => thing['@type'] === name);
  expect(kind('SoftwareApplication')?.offers).toEqual(
    [
      ['Base, annual billing', 12],
      ['Base, monthly billing', 10],
      ['Standard, annual billing', 15],
      ['Standard, monthly billing', 12],
    ].map(([name, price]) => ({
      '@type': 'Offer',
      name,
      price,
      priceCurrency: 'USD',
      url: `https://www.${site.domain}/pricing`,
    })),
  );
  const shown = await page.locator('.questions details').evaluateAll((items) =>
    items.map((item) => ({
      question: item.querySelector('h3')?.textContent,
      answer: item.querySelector('p')?.textContent,
    })),
  );
  expect(shown).toEqual(pricingQuestions.map(({ question, answer }) => ({ question, answer })));
  expect(kind('FAQPage')?.mainEntity).toEqual(
    shown.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  );
  expect(kind('BreadcrumbList')).toBeDefined();
});

test('the banner opens the demo', async ({ page }) => {
  await page.goto('/pricing');
  await page
    .getByRole('region', { name: 'Start saving 30% on your delivery costs today' })
    .getByRole('button', { name: 'Schedule a Demo' })
    .click();
  await expect(page.getByRole('dialog', { name: 'Schedule a Demo' })).toBeVisible();
});

for (const query of ['', '?vehicles=50&fuel=5000&miles=2000', '?vehicles=0&fuel=&miles=x']) {
  test(`axe finds nothing ${query || 'at rest'}, narrow or wide, light or dark`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/pricing${query}`);
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await axeFindingsInBoth(page), `${width} px`).toEqual([]);
    }
  });
}

for (const width of [320, 768, 1920]) {
  test(`nothing reaches sideways at ${width} px, text at 200 % too`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/pricing?vehicles=100000&fuel=100000000&miles=100000');
    await expect(page.locator('#savings')).toContainText('$438,000,000');
    const wider = () => sidewaysOverflow(page);
    expect(await wider()).toBe(0);
    await doubleText(page);
    expect(await wider()).toBe(0);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('prices switch, questions open and the sum is told', async ({ page }) => {
    await page.goto('/pricing');
    await page.getByRole('radio', { name: 'Monthly' }).check();
    await expect(page.getByText('$10', { exact: true })).toBeVisible();
    await page.getByText('Is there a setup fee?').click();
    await expect(page.locator('#setup-fee p')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Calculate' })).toBeHidden();
    const savings = page.locator('#savings');
    await expect(savings).toContainText('The calculator needs JavaScript');
    await expect(savings.getByText('$1,500')).toBeVisible();
  });
});
