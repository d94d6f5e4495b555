/** The support center and the chat. */
import { readdirSync } from 'node:fs';
import type { HelpArticle } from '@/content/help/types';
import { long, unbroken, wordy } from './harness/long-words';
import { type Changes, type Place, repeated } from './harness/range';

type Support = typeof import('@/content/help/support');
type Chat = typeof import('@/content/chat');

/** Guides of categories that are gone belong to the first one, articles that are gone are another one. */
const guidesOfFirst: Changes = Object.fromEntries(
  readdirSync('content/help/articles').map((file) => [
    `content/help/articles/${file}`,
    (exports: Readonly<Record<string, HelpArticle>>) =>
      Object.fromEntries(
        Object.entries(exports).map(([name, guide]) => [
          name,
          {
            ...guide,
            category: 'getting-started',
            article: { ...guide.article, href: '/blog/a-drivers-first-week' },
          },
        ]),
      ),
  ]),
);

export const least: Changes = {
  ...guidesOfFirst,
  'content/help/support.ts': ({ supportCategories, supportPage }: Support) => ({
    supportCategories: supportCategories.slice(0, 3),
    recentUpdates: [],
    supportPage: { ...supportPage, search: { ...supportPage.search, shortcuts: [] } },
  }),
  'content/chat.ts': ({ chat }: Chat) => ({
    chat: { ...chat, quickQuestions: chat.quickQuestions.slice(0, 2) },
  }),
};

export const most: Changes = {
  'content/help/support.ts': ({ supportCategories, recentUpdates, supportPage }: Support) => ({
    supportCategories: repeated(supportCategories, 9, (category, at) => ({
      ...category,
      id: `more-${at}`,
    })).map((category, at) => ({
      ...category,
      name: `${at} ${long(38)}`,
      description: wordy(80),
    })),
    recentUpdates: repeated(recentUpdates, 30, (update, at) => ({ ...update, id: 100 + at })).map(
      (update) => ({ ...update, title: long(90) }),
    ),
    supportPage: {
      ...supportPage,
      title: long(60),
      search: {
        ...supportPage.search,
        label: wordy(60),
        often: wordy(30),
        shortcuts: Array.from({ length: 8 }, (_, at) => `${at} ${unbroken}`),
      },
    },
  }),
  'content/chat.ts': ({ chat }: Chat) => ({
    chat: {
      ...chat,
      quickQuestions: Array.from({ length: 8 }, (_, at) => `${at} price of ${long(48)}`),
      greeting: wordy(400),
    },
  }),
};

const openChat: Place['open'] = async (page) => {
  const region = page.getByRole('region', { name: 'Chat assistant' });
  if (await region.isVisible()) return;
  await page.getByRole('button', { name: 'Chat assistant' }).click();
  await region.waitFor();
};

export const places: readonly Place[] = [
  { page: '/support', section: 'main' },
  { page: '/support', section: '#updates', only: 'most' },
  { page: '/contact', section: '[aria-label="Chat assistant"].chat', open: openChat },
];
