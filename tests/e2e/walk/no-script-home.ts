import { languages } from '@/content/home/languages';
import { signUpSection } from '@/content/home/sign-up';
import { plans } from '@/content/plans';
import { homeTestimonials } from '@/lib/content/testimonials';
import { amountsOf } from '@/lib/plans/amounts';
import { dialog, openers } from '../support/demo';
import { leads, type Readings, shows } from '../support/reading';
import { expect } from '../support/test';

/** What the home page offers in place of what its script would do. */
export const home: Readings = {
  'headings, services, quotes, industries and languages can be read': async (page) => {
    const headings = await page.getByRole('heading', { level: 2 }).all();
    expect(headings.length).toBeGreaterThanOrEqual(12);
    for (const heading of headings) await expect(heading).toBeVisible();
    const services = page.locator('#our-services');
    await expect(services.getByRole('tabpanel')).toHaveCount(3);
    for (const name of ['Fleet Management', 'Delivery Management', 'Route Optimization']) {
      await expect(services.getByRole('heading', { level: 3, name, exact: true })).toBeVisible();
    }
    await expect(page.getByRole('button', { name: 'Next quote' })).toBeHidden();
    await shows(page, ...homeTestimonials.map(({ testimonial }) => testimonial));
    await shows(page.locator('#languages-all'), ...languages.map(({ name }) => name));
    await expect(page.locator('#industries').getByRole('tabpanel')).toHaveCount(5);
    await page.getByRole('tab', { name: 'Couriers' }).click();
    await expect(
      page.getByRole('heading', { name: 'Dense courier stops, short hops' }),
    ).toBeInViewport();
  },
  'groups unfold, movement stops, and what needs script stays away': async (page) => {
    await page.locator('#integrations summary').nth(3).click();
    await expect(page.locator('#integrations details').nth(3)).toHaveAttribute('open', '');
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.getByRole('checkbox', { name: 'Pause marks' }).check({ force: true });
    await expect(page.locator('.marquee-track')).toHaveCSS('animation-play-state', 'paused');
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(page.getByRole('radio', { name: 'Dark' })).toBeHidden();
    await expect(page.getByLabel('E-mail address')).toBeHidden();
    const band = page.getByRole('region', { name: signUpSection.title });
    await expect(band.locator('a[href^="mailto:"]')).toBeVisible();
  },
  'the fares start on annual and change with the toggle': async (page) => {
    const fares = page.locator('#pricing');
    const prices = fares.getByText(/^\$[\d.,]+$/).filter({ visible: true });
    const amounts = (billing: 'annual' | 'monthly') =>
      plans.flatMap(({ price }) => {
        const [annual, monthly = annual] = amountsOf(price);
        return (billing === 'annual' ? annual : monthly) ?? [];
      });
    await expect(prices).toHaveText(amounts('annual'));
    await fares.getByRole('radio', { name: 'Monthly' }).check();
    await expect(prices).toHaveText(amounts('monthly'));
  },
  'a demo button opens the dialog with the plain link': async (page) => {
    await page.locator(`main ${openers}`).first().click();
    await expect(dialog(page).getByRole('link', { name: /^Pick a time/ })).toBeVisible();
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await expect(dialog(page)).toBeHidden();
  },
  'the entries of the header are links, and the mobile menu opens': async (page) => {
    const entries = page.locator('header nav');
    await expect(entries.getByRole('button')).toHaveCount(0);
    await leads(entries, 'Solutions', '/fleet-management');
    await leads(entries, 'Industries', '/industries');
    await leads(entries, 'Resources', '/support');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.locator('[commandfor="site-menu"][command="show-modal"]').click();
    const menu = page.locator('#site-menu');
    await menu.getByText('Solutions').click();
    await expect(menu.getByRole('link', { name: 'Route optimization' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 1920, height: 900 });
  },
};
