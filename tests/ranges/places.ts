import type { Page } from '@playwright/test';

/** A section that is looked at. */
export interface Place {
  readonly page: string;
  readonly section: string;
  readonly only?: 'least' | 'most';
  /** The build in which it must be gone, since its list is empty there. */
  readonly gone?: 'least';
  /** The windows in which it stands, where not 390 and 1440 pixels. */
  readonly widths?: readonly number[];
  readonly open?: (page: Page) => Promise<void>;
}

const sectionsOf = (page: string, ...sections: readonly string[]): readonly Place[] =>
  sections.map((section) => ({ page, section }));

/** Sections of which a list with no entry leaves nothing. */
const leaving = (page: string, ...sections: readonly string[]): readonly Place[] =>
  sections.map((section) => ({ page, section, gone: 'least' }));

const only = (which: Place['only'], ...places: readonly Place[]): readonly Place[] =>
  places.map((place) => ({ ...place, only: which }));

const labelled = (id: string) => `section[aria-labelledby="${id}"]`;

const openMenu = (label: string) => async (page: Page) => {
  const trigger = page.locator('header').getByRole('button', { name: label });
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.press('Enter');
  await page.locator(`#panel-${label.toLowerCase()}`).waitFor();
};

async function openSheet(page: Page) {
  const sheet = page.locator('#site-menu');
  if (await sheet.isVisible()) return;
  await page.locator('[commandfor="site-menu"][command="show-modal"]').click();
  await sheet.getByText('Solutions').click();
}

const search = (words: string) => async (page: Page) => {
  const field = page.locator('.search-field');
  if (await field.isHidden()) await page.keyboard.press('Control+k');
  await field.fill(words);
};

async function openChat(page: Page) {
  const region = page.getByRole('region', { name: 'Chat assistant' });
  if (await region.isVisible()) return;
  await page.getByRole('button', { name: 'Chat assistant' }).click();
  await region.waitFor();
}

const desktop = [1024, 1180, 1440];

export const places: readonly Place[] = [
  { page: '/contact', section: 'header', widths: [390, ...desktop] },
  { page: '/contact', section: 'footer', widths: [390, ...desktop] },
  ...['Solutions', 'Industries', 'Resources'].map((label) => ({
    page: '/contact',
    section: `#panel-${label.toLowerCase()}`,
    widths: desktop,
    open: openMenu(label),
  })),
  { page: '/contact', section: '#site-menu', widths: [320, 390], open: openSheet },
  { page: '/contact', section: '.search-dialog', open: search('') },
  { page: '/contact', section: '.search-dialog', open: search('xqzv') },
  { page: '/contact', section: '[aria-label="Chat assistant"].chat', open: openChat },
  ...sectionsOf('/', '.marquee', '#our-services', '#integrations', '#languages', '#how-it-works'),
  ...sectionsOf('/', '#pricing', labelled('testimonials-title'), '#stories', '#industries'),
  ...leaving('/', '#community', labelled('constraints-title'), labelled('features-title')),
  ...['/fleet-management', '/delivery-management', '/fieldforce-management', '/integrations']
    .concat('/route-optimization', '/supervisor-app', '/driver-mobile-app', '/support')
    .flatMap((page) => sectionsOf(page, 'main')),
  ...only('least', ...leaving('/fleet-management', '#uses')),
  ...only('most', ...sectionsOf('/support', '#updates')),
  ...sectionsOf('/terms-and-condition', 'article.legal'),
  ...sectionsOf(
    '/pricing',
    labelled('pricing-title'),
    labelled('details'),
    '#savings',
    labelled('faq'),
  ),
  ...leaving('/pricing', labelled('comparison')),
  ...sectionsOf('/testimonials', labelled('testimonials'), `${labelled('testimonials')} + div`),
  ...sectionsOf('/testimonials', labelled('testimonials-title')),
  ...leaving('/testimonials', labelled('trades-title')),
  ...leaving('/success-stories', labelled('quotes')),
  ...sectionsOf('/success-stories', labelled('success-stories'), '.story-rows', labelled('weeks')),
  ...sectionsOf('/industries', '.page-hero-words', '.industries-cut', labelled('industry-list')),
  ...sectionsOf('/industries', labelled('why-choose')),
  ...sectionsOf('/case-studies/employee-pickup-drop-management', 'main'),
  ...['/case-studies/omnichannel-order-management', '/case-studies/long-weeks']
    .concat('/use-cases/couriers', '/use-cases/ecommerce', '/use-cases/retail')
    .flatMap((page) => only('most', ...sectionsOf(page, 'main'))),
  ...sectionsOf('/use-cases/restaurants', 'main'),
  ...sectionsOf('/webinars', labelled('webinars-ahead')),
  ...only('most', ...sectionsOf('/webinars', labelled('webinars-behind'))),
  ...sectionsOf('/whitepapers', labelled('white-papers')),
  ...leaving('/blog', labelled('featured')),
  ...sectionsOf('/blog', '.blog-list'),
  ...only('least', ...sectionsOf('/blog/a-drivers-first-week', '#article', '.article-more')),
  ...only(
    'most',
    ...sectionsOf('/blog/rain-delays-on-delivery-routes', '.article-head', '#article'),
  ),
];
