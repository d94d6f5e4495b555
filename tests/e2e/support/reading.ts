import type { Locator, Page } from '@playwright/test';
import type { PagePath } from '@/lib/routes';
import { expect } from './test';

/** What is looked at on a page that stands open, at 1,280 px in light; it changes nothing. */
type Reading = (page: Page) => Promise<void>;

/** Readings of a page, each under a sentence that says what holds. */
export type Readings = Readonly<Record<string, Reading>>;

/** Readings by the address of their page. */
export type PageReadings = Readonly<Partial<Record<PagePath, Readings>>>;

type Words = string | RegExp;

/** The addresses that some links lead to. */
export const hrefs = (links: Locator): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

/** The line of pages above the heading. */
export const crumbs = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link');

/** The page's one heading reads so. */
export const titled = (page: Page, heading: Words): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);

/** The part holds all of these words. */
export async function says(part: Locator, ...words: Words[]): Promise<void> {
  for (const each of words) await expect(part).toContainText(each);
}

/** Each of these texts is shown. */
export async function shows(part: Page | Locator, ...texts: string[]): Promise<void> {
  for (const text of texts) await expect(part.getByText(text)).toBeVisible();
}

/** The link of that name leads there. */
export const leads = (part: Page | Locator, name: Words, href: Words): Promise<void> =>
  expect(part.getByRole('link', { name })).toHaveAttribute('href', href);

/** So many links lead to the trial, in a tab of its own. */
export async function opensTrial(part: Locator, count = 1): Promise<void> {
  const trials = part.getByRole('link', { name: 'Start Free Trial' });
  await expect(trials).toHaveCount(count);
  for (const trial of await trials.all()) {
    await expect(trial).toHaveAttribute('target', '_blank');
    await expect(trial).toHaveAttribute('href', /\/signup$/);
  }
}
