import { describe, expect, it } from 'vitest';
import { answerTo } from '@/lib/content/chat';
import type { Fact } from './fact';
import { company } from './facts/company';
import { lists } from './facts/lists';
import { offers } from './facts/offers';
import { support } from './facts/support';
import { BuiltSite, says } from './pages';

const site = new BuiltSite('out');

/** The places that do not say a fact, one line each. */
const silent = ({ shown, places }: Fact): string[] =>
  places.flatMap((place) => {
    const [, at = '', around = '{}'] = /^(.*?)(?:: (.*))?$/s.exec(place) ?? [];
    const text = at.startsWith('chat ') ? answerTo(at.slice(5)).content.text : site.saidAt(at);
    return shown
      .map((one) => around.replace('{}', () => one))
      .filter((one) => !says(text, one.replaceAll('\u2060', '')))
      .map((one) => `${at} does not say '${one}'`);
  });

const groups: Readonly<Record<string, readonly Fact[]>> = { offers, company, lists, support };

it.each([
  [true, 'Base: $12 $10 per user', '$10 per user'],
  [true, 'for 25 % less', '25%'],
  [false, 'up to 125% less', '25%'],
  [false, 'a fee of $120', '$12'],
  [false, '$12.50 per user', '$12'],
  [false, 'Signing in', 'Sign'],
])('it is %s that %j says %j', (said, text, words) => expect(says(text, words)).toBe(said));

describe.each(Object.entries(groups))('%s', (name, facts) => {
  it.each(facts.map((fact) => [fact.stated, fact] as const))('%s', (_, fact) => {
    const { content = fact.stated, stated } = fact;
    const wrong = content === stated ? silent(fact) : [`content says ${content}`];
    if (wrong.length === 0) return;
    expect.fail(`${wrong.join('\n')}\nIf this is meant, change tests/spec/facts/${name}.ts.`);
  });
});
