import type { Page } from '@playwright/test';
import type { PagePath } from '@/lib/routes';

/** What is looked at on a page that stands open, at 1,280 px in light; it changes nothing. */
type Reading = (page: Page) => Promise<void>;

/** Readings of a page, each under a sentence that says what holds. */
export type Readings = Readonly<Record<string, Reading>>;

/** Readings by the address of their page. */
export type PageReadings = Readonly<Partial<Record<PagePath, Readings>>>;

/** The addresses that some links lead to. */
export const hrefs = (links: ReturnType<Page['locator']>): Promise<(string | null)[]> =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
