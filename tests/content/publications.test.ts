import { expect, it, vi } from 'vitest';
import { pageDays } from '@/content/pages/days';
import { webinarsPage, whitePapersPage } from '@/content/pages/empty';
import {
  getWebinars,
  isAhead,
  webinarEvents,
  webinarRows,
  webinarsFacts,
} from '@/lib/content/publications/webinars';
import {
  getWhitePapers,
  paperRows,
  whitePapersFacts,
} from '@/lib/content/publications/white-papers';
import { sitemapPages } from '@/lib/content/sitemap';
import { getTeaser } from '@/lib/content/teaser';
import { llmsTxt } from '@/lib/content/text/llms';
import { routes } from '@/lib/routes';

vi.mock('@/content/found/build-day', () => ({ buildDay: '2026-06-15' }));

vi.mock('@/content/found/webinars', () => {
  const webinar = {
    ...{ title: 'A webinar', description: 'A round.', time: '16:00', timeZone: 'America/New_York' },
    ...{ minutes: 45, speakers: ['Fleet desk'], register: 'https://events.example.com/1' },
    ...{ hue: 'teal', tags: [], sample: false },
  };
  return {
    webinars: {
      later: { ...webinar, date: '2026-07-01' },
      today: { ...webinar, date: '2026-06-15', sample: true },
      // Not over in Greenwich before the day of the build began.
      'last-night': { ...webinar, date: '2026-06-14', time: '22:00' },
      over: { ...webinar, date: '2026-06-13', recording: 'https://video.example.com/1' },
      draft: { ...webinar, date: '2026-07-01', draft: true },
      secret: { ...webinar, date: '2026-07-01', published: '2026-06-16' },
    },
  };
});

vi.mock('@/content/found/white-papers', () => {
  const paper = {
    ...{ id: 1, title: 'A paper', description: 'Sums.', category: 'Fleet Management' },
    ...{ publishDate: '2026-01-02', pages: 12, readTime: 20, featured: false, image: 'menu-fleet' },
    ...{ tags: ['fuel'], author: 'Fleet desk', authorTitle: 'Fleets', sample: false },
  };
  return {
    whitePapers: {
      old: { ...paper, file: 'https://papers.example.com/old.pdf' },
      best: { ...paper, publishDate: '2025-01-02', featured: true },
      new: { ...paper, publishDate: '2026-06-15' },
      coming: { ...paper, publishDate: '2026-06-16' },
      sample: { ...paper, publishDate: '2026-02-02', sample: true },
    },
  };
});

const slugs = (entries: readonly { slug: string }[]) => entries.map(({ slug }) => slug);

it('webinars are announced unless they are drafts or wait for their day', () => {
  expect(slugs(getWebinars())).toEqual(['later', 'today', 'last-night', 'over']);
});

it('webinars are ahead until the day of the build is past their end', () => {
  expect(slugs(getWebinars().filter(isAhead))).toEqual(['later', 'today', 'last-night']);
  const [later] = webinarRows();
  expect(later).toMatchObject({ day: 'Jul 1, 2026', hour: 'Wed 4:00 PM EDT', ahead: true });
});

it('webinars are events for search engines while they are ahead and no samples', () => {
  const events = JSON.parse(JSON.stringify(webinarEvents()));
  expect(events).toHaveLength(2);
  expect(events[0]).toMatchObject({
    '@type': 'Event',
    startDate: '2026-07-01T16:00:00-04:00',
    endDate: '2026-07-01T16:45:00-04:00',
    location: { '@type': 'VirtualLocation', url: 'https://events.example.com/1' },
  });
});

it('white papers show as soon as one is published, samples with the flag alone', () => {
  expect(slugs(getWhitePapers(false))).toEqual(['best', 'new', 'old']);
  expect(slugs(getWhitePapers(true))).toEqual(['best', 'new', 'sample', 'old']);
});

it('white papers say where they are downloaded, if anywhere', () => {
  const rows = paperRows(false);
  expect(rows.at(-1)?.download?.label).toBe('Download from papers.example.com');
  expect(rows[0]?.download).toBeUndefined();
});

it('the menu, search engines and programs that read hear of them', () => {
  expect(getTeaser().texts).toEqual({
    [routes.webinars]: webinarsPage.listed.menu,
    [routes.whitepapers]: whitePapersPage.listed.menu,
  });
  expect(webinarsFacts.description).toBe(webinarsPage.listed.description);
  expect(whitePapersFacts.description).toBe(whitePapersPage.listed.description);
  const page = sitemapPages().find(({ path }) => path === routes.whitepapers);
  expect(page?.updated).toBe([pageDays[routes.whitepapers], '2026-06-15'].sort().at(-1));
  expect([webinarsFacts.listed, whitePapersFacts.listed]).toEqual([true, true]);
  const text = llmsTxt([], 'https://example.com');
  expect(text).toContain('- [A paper](https://papers.example.com/old.pdf): Sums.');
  expect(text).toContain('- [A webinar](https://example.com/webinars#later): 2026-07-01. A round.');
});
