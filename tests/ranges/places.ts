import type { Page } from '@playwright/test';

/** A section that is looked at. */
export interface Place {
  /** The page's address. */
  readonly page: string;
  /** The section on it, as a selector, such as '#faq'. */
  readonly section: string;
  /** The build that has it; both, where that is not said. */
  readonly only?: 'least' | 'most';
  /** The build in which it must be gone, since its list is empty there. */
  readonly gone?: 'least';
  /** The windows in which it stands, where not 390 and 1440 pixels. */
  readonly widths?: readonly number[];
  /** Opens what is to be looked at, such as a menu. */
  readonly open?: (page: Page) => Promise<void>;
  /** What in it may overlap or be cut on purpose, as a selector. */
  readonly besides?: string;
}

const sectionsOf = (page: string, ...sections: readonly string[]): readonly Place[] =>
  sections.map((section) => ({ page, section }));

const labelled = (id: string) => `section[aria-labelledby="${id}"]`;

const openMenu = (label: string) => async (page: Page) => {
  const trigger = page.locator('header').getByRole('button', { name: label });
  if ((await trigger.getAttribute('aria-expanded')) === 'false') await trigger.press('Enter');
  await page.locator(`#panel-${label.toLowerCase()}`).waitFor();
};

/** The sheet with its longest group unfolded. */
async function openSheet(page: Page) {
  const sheet = page.locator('#site-menu');
  if (await sheet.isVisible()) return;
  await page.locator('[commandfor="site-menu"][command="show-modal"]').click();
  await sheet.getByText('Solutions').click();
}

/** The search with `words` in its field. */
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
const dots = '.truncate';

export const places: readonly Place[] = [
  // The shell.
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
  // The home page.
  ...sectionsOf('/', '.marquee', '#our-services', labelled('constraints-title'), '#integrations'),
  { page: '/', section: '#community', gone: 'least' },
  ...sectionsOf('/', '#languages', labelled('features-title'), '#how-it-works', '#pricing'),
  ...sectionsOf('/', labelled('testimonials-title'), '#stories', '#industries'),
  // Products, integrations, support, legal text.
  ...['fleet', 'delivery', 'fieldforce'].flatMap((name) =>
    sectionsOf(`/${name}-management`, 'main'),
  ),
  { page: '/fleet-management', section: '#uses', gone: 'least', only: 'least' },
  ...[
    '/route-optimization',
    '/supervisor-app',
    '/driver-mobile-app',
    '/integrations',
    '/support',
  ].flatMap((page) => sectionsOf(page, 'main')),
  { page: '/support', section: '#updates', only: 'most' },
  ...sectionsOf('/terms-and-condition', 'article.legal'),
  // Prices and quotes.
  ...sectionsOf('/pricing', labelled('pricing-title'), '#savings', labelled('faq')),
  { page: '/pricing', section: labelled('comparison'), gone: 'least' },
  ...sectionsOf('/testimonials', labelled('testimonials'), '.testimonial-counts'),
  ...sectionsOf('/testimonials', labelled('testimonials-title'), labelled('trades-title')),
  // Stories, industries, use cases.
  { page: '/success-stories', section: labelled('quotes'), gone: 'least' },
  ...sectionsOf('/success-stories', '.stories-hero', '.story-rows', labelled('weeks')),
  ...sectionsOf('/industries', '.industries-hero', '.industries-cut', labelled('industry-list')),
  ...sectionsOf('/industries', labelled('why-choose')),
  ...['employee-pickup-drop-management', 'omnichannel-order-management', 'long-weeks'].map(
    (slug): Place => ({ page: `/case-studies/${slug}`, section: 'main', only: 'most' }),
  ),
  { page: '/case-studies/employee-pickup-drop-management', section: 'main', only: 'least' },
  ...['couriers', 'ecommerce', 'restaurants', 'retail'].map(
    (slug): Place => ({ page: `/use-cases/${slug}`, section: 'main', only: 'most' }),
  ),
  // Webinars, white papers, the blog.
  { page: '/webinars', section: '[aria-labelledby="webinars-ahead"]' },
  { page: '/webinars', section: '[aria-labelledby="webinars-behind"]', only: 'most' },
  { page: '/whitepapers', section: '[aria-labelledby="white-papers"]' },
  { page: '/blog', section: '[aria-labelledby="featured"]', gone: 'least' },
  ...sectionsOf('/blog', '.blog-list'),
  { page: '/blog/a-drivers-first-week', section: '#article', only: 'least', besides: dots },
  { page: '/blog/a-drivers-first-week', section: '.article-more', only: 'least' },
  ...['.article-head', '#article'].map(
    (section): Place => ({
      ...{ page: '/blog/rain-delays-on-delivery-routes', section },
      ...{ only: 'most', besides: dots },
    }),
  ),
];
