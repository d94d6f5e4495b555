import { beforeEach, expect, it, vi } from 'vitest';
import { dayOfHash } from '@/components/tools/planner/place/planner-address';
import { isEntryPath } from '@/lib/address/entry-path';
import { elementOfHash } from '@/lib/address/hash';
import { nearestPlace } from '@/lib/address/nearest-place';
import { longestSearch, readSearch, writeSearch } from '@/lib/address/search-address';
import { siteAddress } from '@/lib/address/site-link';
import { recallUtm, rememberUtm, toCalendlyUtm, withUtm } from '@/lib/address/utm';
import { readChoice } from '@/lib/blog/address';
import { pageFrom } from '@/lib/blog/page-window';
import { checkAnswers } from '@/lib/calculator/answers';
import { answersIn } from '@/lib/calculator/query';
import { LinkError, openLink } from '@/lib/planner/share/link';
import { calculateSavings, savingsQuestions } from '@/lib/savings/savings';
import { stubStorage } from '@/tests/support/storage';
import { texts } from './texts';

// 2,000 addresses that nobody means: nothing throws, nothing runs, nothing leads to another host.

const origin = 'https://www.site.test';
const categories = ['safety', 'routes'] as const;
const places = [{ href: '/pricing', label: 'Pricing' }];

const expectPlace = (address: string, place: string) => {
  const { origin: host, pathname, hash } = new URL(address, origin);
  expect(`${host}${pathname}${hash}`).toBe(place);
};

beforeEach(() => {
  vi.spyOn(console, 'debug').mockReturnValue();
  stubStorage('sessionStorage');
  vi.stubGlobal('document', { getElementById: () => null });
});

function readsQuery(query: string) {
  const search = readSearch(query, categories);
  expect(search.q.length).toBeLessThanOrEqual(longestSearch);
  expect(['', ...categories]).toContain(search.category);
  expectPlace(`/blog?${writeSearch(query, search)}`, `${origin}/blog`);
  expect(pageFrom(readChoice(query, categories).page, 3)).toBeOneOf([1, 2, 3]);

  const answers = answersIn(query, ['vehicles', 'fuel', 'miles']);
  const checked = answers && checkAnswers(savingsQuestions, answers);
  if (!checked?.ok) return;
  const sums = Object.values(calculateSavings(checked.input, 0.3));
  expect(sums.every(Number.isFinite)).toBe(true);
}

function carriesCampaign(query: string) {
  rememberUtm(query);
  const utm = recallUtm();
  const trial = withUtm('https://app.site.test/signup?plan=basic', utm);
  expectPlace(trial, 'https://app.site.test/signup');
  expect(new URL(trial).searchParams.get('plan')).toBe('basic');
  for (const name of utm.keys()) expect(name).toMatch(/^utm_[a-z]+$/);
  expect(Object.keys(toCalendlyUtm(utm)).every((name) => /^utm[A-Z][a-z]+$/.test(name))).toBe(true);
}

async function readsHash(hash: string) {
  expect(elementOfHash(hash)).toBeNull();
  const text = dayOfHash(hash);
  if (text === undefined) return;
  // A made-up day is told as such, or is one; the town that it may ask for does not come here.
  const noTown = new Error('no town');
  const error = await openLink(text, () => Promise.reject(noTown)).catch((reason) => reason);
  if (error instanceof Error && !(error instanceof LinkError)) expect(error).toBe(noTown);
}

function readsPath(path: string) {
  if (isEntryPath(path)) expect(path).toMatch(/^\/[a-z0-9/-]+$/);
  expect([undefined, ...places]).toContain(nearestPlace(path, places));
  if (!URL.canParse(path, origin)) return;
  const link = Object.assign(new URL(path, origin), { target: '', hasAttribute: () => false });
  const here = new URL('/pricing', origin);
  const address = siteAddress(link as unknown as HTMLAnchorElement, here as unknown as Location);
  if (address !== null) expect(new URL(address, origin).origin).toBe(origin);
}

it('2,000 addresses are read as text and nothing else', async () => {
  const { query, hash, path } = texts(7);
  for (let number = 0; number < 2000; number += 1) {
    const [q, h, p] = [query(), hash(), path()];
    try {
      readsQuery(q);
      carriesCampaign(q);
      await readsHash(h);
      readsPath(p);
    } catch (error) {
      throw new Error(`With ${JSON.stringify([q, h, p])}`, { cause: error });
    }
  }
});
