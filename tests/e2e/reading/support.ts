import { helpArticles } from '@/content/help';
import { recentUpdates } from '@/content/help/support';
import { helpPath, supportCategoryOf } from '@/lib/content/help';
import { routes } from '@/lib/routes';
import type { PageReadings, Readings } from '../support/reading';
import { expect } from '../support/test';

const guide = (article: (typeof helpArticles)[number]): Readings => ({
  'is whole': async (page) => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(article.title);
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumb' });
    await expect(crumbs.getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
    const { name, href } = supportCategoryOf(article.category);
    const head = page.locator('.guide-head');
    await expect(head.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect(head.getByText(new RegExp(`^${article.difficulty}$`, 'i'))).toBeVisible();
    await expect(head).toContainText(`${article.readTime} min read`);
    await expect(head).toContainText(`${article.views.toLocaleString('en-US')} views`);
    await expect(head).toContainText(`${article.author}, updated`);
    await expect(head.locator('time')).toHaveText(article.updated);
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const { id, title } of article.chapters) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(contents.locator(`a[href="#${id}"]`)).toHaveCount(1);
    }
    const stops = page.getByRole('region', { name: 'Next stops' });
    for (const { label, href: to } of article.next) {
      await expect(stops.getByRole('link', { name: label })).toHaveAttribute('href', to);
    }
  },
});

export const supportReadings: PageReadings = {
  ...Object.fromEntries(helpArticles.map((each) => [helpPath(each.slug), guide(each)])),

  [routes.support]: {
    'has an empty list, to the letter, with a way to the team': async (page) => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'What is holding up the van?',
      );
      await expect(page.locator('#articles-title')).toHaveText('All articles');
      await expect(page.getByRole('heading', { name: 'No articles available' })).toBeVisible();
      await expect(
        page.getByText(
          'Help articles are currently being updated. Please contact our support team for assistance.',
        ),
      ).toBeVisible();
      const team = page.getByRole('link', { name: 'Contact support' });
      await expect(team).toHaveAttribute('href', '/contact');
    },
    'every update leads to its guide': async (page) => {
      const list = page.getByRole('region', { name: 'Recent updates' });
      await expect(list.getByRole('listitem')).toHaveCount(recentUpdates.length);
      for (const { title, href } of recentUpdates) {
        await expect(list.getByRole('link', { name: title })).toHaveAttribute('href', href);
      }
      for (const type of ['Feature', 'Update', 'Documentation']) {
        await expect(list.getByText(type, { exact: true }).first()).toBeVisible();
      }
    },
    'tells hours and answer time beside e-mail and phone': async (page) => {
      const contacts = page.getByRole('region', { name: 'Reach a person' });
      for (const words of ['24/7', 'about four hours', 'Mon-Fri 9AM-6PM']) {
        await expect(contacts).toContainText(words);
      }
      await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(1);
      await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(1);
    },
  },
};
