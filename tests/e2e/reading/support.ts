import { supportHours } from '@/content/support-hours';
import {
  getUpdates,
  helpArticles,
  helpPageOf,
  helpPath,
  supportCategoryOf,
} from '@/lib/content/help';
import { routes } from '@/lib/routes';
import { dayWords } from '@/lib/words/time-words';
import { crumbs, leads, type PageReadings, type Readings, says, titled } from '../support/reading';
import { expect } from '../support/test';

const guide = (article: (typeof helpArticles)[number]): Readings => ({
  'is whole': async (page) => {
    await titled(page, article.title);
    await expect(crumbs(page).filter({ hasText: 'Support' })).toHaveAttribute('href', '/support');
    const { name, href } = supportCategoryOf(article.category);
    const head = page.locator('.guide-head');
    await leads(head, name, href);
    await expect(head.getByText(new RegExp(`^${article.difficulty}$`, 'i'))).toBeVisible();
    const views = `${article.views.toLocaleString('en-US')} views`;
    await says(head, `${article.readTime} min read`, views, `${article.author}, updated`);
    await expect(head.locator('time')).toHaveText([article.updated, article.checked].map(dayWords));
    const contents = page.getByRole('navigation', { name: 'On this page' });
    for (const { id, title } of article.chapters) {
      await expect(page.locator(`#${id}`).getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(contents.locator(`a[href="#${id}"]`)).toHaveCount(1);
    }
    const stops = page.getByRole('navigation', { name: 'Next stops' });
    for (const { label, href: to } of article.next) await leads(stops, label, to);
    const related = page.getByRole('navigation', { name: 'Around this guide' });
    for (const { label, href: to } of [article.product, article.article]) {
      await leads(related, label, to);
    }
    const { previous, following } = helpPageOf(article.slug);
    const around = page.getByRole('navigation', { name: 'Previous and next guide' });
    for (const each of [previous, following]) {
      if (each) await leads(around, each.title, helpPath(each.slug));
    }
  },
});

export const supportReadings: PageReadings = {
  ...Object.fromEntries(helpArticles.map((each) => [helpPath(each.slug), guide(each)])),

  // The empty list of a library without articles is read by the component test of the desk.
  [routes.support]: {
    'every update leads to its guide': async (page) => {
      const list = page.getByRole('region', { name: 'Recent updates' });
      await expect(list.getByRole('listitem')).toHaveCount(5);
      // By key: the pointer would rest on a link, whose page is then fetched ahead.
      await list.getByText('All sixteen updates').locator('..').press('Enter');
      await expect(list.getByRole('listitem')).toHaveCount(getUpdates().length);
      for (const { title, href } of getUpdates()) await leads(list, title, href);
      for (const type of ['Feature', 'Update', 'Documentation']) {
        await expect(list.getByText(type, { exact: true }).first()).toBeVisible();
      }
    },
    'lists every guide with its facts, and leads to it from the map': async (page) => {
      const list = page.locator('#articles');
      const map = page.getByRole('region', { name: 'Sixteen guides, one network' });
      for (const { slug, title, type, difficulty, readTime, views } of helpArticles) {
        await leads(list, title, helpPath(slug));
        await leads(map, title, helpPath(slug));
        const row = list.getByRole('listitem').filter({ hasText: title });
        await says(row, `${readTime} min read`, `${views.toLocaleString('en-US')} views`);
        await expect(row.getByText(new RegExp(`^(${type}|${difficulty})$`, 'i'))).toHaveCount(2);
      }
    },
    'tells hours and answer time beside e-mail and phone': async (page) => {
      await titled(page, 'Search the help center');
      const contacts = page.getByRole('region', { name: 'Reach a person' });
      await says(contacts, supportHours.email, supportHours.emailAnswer, supportHours.phone);
      await expect(contacts.locator('a[href^="mailto:"]')).toHaveCount(1);
      await expect(contacts.locator('a[href^="tel:"]')).toHaveCount(1);
    },
  },
};
