import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answerTo } from '@/lib/content/chat';
import { industries } from '@/lib/content/stories/industries';
import type { Fact } from './fact';
import { facts } from './facts';
import { BuiltSite, says } from './pages';

/** The file that states a group. */
const fileOf = (group: string) => `tests/spec/facts/${group.toLowerCase().replaceAll(' ', '-')}.ts`;
const site = new BuiltSite('out');

/** The places that do not say a fact, one line each. */
const silent = ({ shown, places }: Fact): string[] =>
  places.flatMap((place) => {
    const [, at = '', around = '{}'] = /^(.*?)(?:: (.*))?$/s.exec(place) ?? [];
    const text = at.startsWith('chat ') ? answerTo(at.slice(5)) : site.saidAt(at);
    return shown
      .map((one) => around.replace('{}', () => one))
      .filter((one) => !says(text, one.replaceAll('\u2060', '')))
      .map((one) => `${at} does not say '${one}'`);
  });

describe.each(Object.entries<readonly Fact[]>(facts))('%s', (name, group) => {
  it.each(group.map((fact) => [fact.name, fact] as const))('%s', (_name, fact) => {
    const { content, stated } = fact;
    if (content !== null && content !== stated) {
      expect.fail(
        `content says ${content}, ${fileOf(name)} says ${stated}: if this is meant, change it there`,
      );
    }
    expect(silent(fact)).toEqual([]);
  });
});

it('each group stands in the file that its failures name', () => {
  expect(
    Object.keys(facts)
      .map(fileOf)
      .filter((file) => !existsSync(file)),
  ).toEqual([]);
});

it('the industries of the home page lead to their pages', () => {
  expect(industries.map(({ href }) => href)).toEqual([
    '/use-cases/restaurants',
    '/use-cases/retail',
    '/use-cases/ecommerce',
    '/use-cases/couriers',
    '/case-studies/employee-pickup-drop-management',
  ]);
});
