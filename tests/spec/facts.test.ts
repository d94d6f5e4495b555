import { describe, expect, it } from 'vitest';
import { chat } from '@/content/chat';
import { supportPage } from '@/content/help/support';
import { site } from '@/content/site';
import { answerTo } from '@/lib/content/chat';
import { getPosts } from '@/lib/content/posts';
import type { Fact } from './fact';
import { company } from './facts/company';
import { counts } from './facts/counts';
import { lists } from './facts/lists';
import { offers } from './facts/offers';
import { support } from './facts/support';
import { builtSite, says } from './pages';

const saidAt = builtSite('out');

/** The places that do not say a fact, one line each. */
const silent = ({ stated, places }: Fact): string[] =>
  places.flatMap((place) => {
    const [, at = '', around = '{}'] = /^(.*?)(?:: (.*))?$/s.exec(place) ?? [];
    const text = at.startsWith('chat ') ? answerTo(at.slice(5)).content.text : saidAt(at);
    return stated
      .split(' | ')
      .map((one) => around.replace('{}', () => one))
      .filter((one) => !says(text, one.replaceAll('\u2060', '')))
      .map((one) => `${at} does not say '${one}'`);
  });

const groups: Readonly<Record<string, readonly Fact[]>> = { offers, company, lists, support };

describe.each(Object.entries(groups))('%s', (name, facts) => {
  it.each(facts)('$stated', (fact) => {
    const wrong = silent(fact);
    if (wrong.length === 0) return;
    expect.fail(`${wrong.join('\n')}\nIf this is meant, change tests/spec/facts/${name}.ts.`);
  });
});

it('what no page shows today is as stated', () => {
  expect(chat.quickQuestions).toEqual([
    `What is ${site.name}?`,
    'How much does it cost?',
    'What features are included?',
    'How do I get started?',
    'Which industry sectors do you serve?',
    'How does route optimization work?',
  ]);
  expect([supportPage.empty.title, supportPage.empty.text]).toEqual([
    'No articles available',
    'Help articles are currently being updated. Please contact our support team for assistance.',
  ]);
  const featured = getPosts().filter((post) => post.featured);
  expect(new Set(featured.map(({ id }) => id))).toEqual(new Set([1, 2, 25, 26]));
});

it.each(counts)('there are as many %s as stated', (_, entries, stated) =>
  expect(entries.length, 'If this is meant, change tests/spec/facts/counts.ts.').toBe(stated),
);
