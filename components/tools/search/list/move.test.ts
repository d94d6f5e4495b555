import { expect, it } from 'vitest';
import { found, hit } from '@/tests/support/search';
import { moved, resultOptions } from './options';

const section = (title: string, isFound = true) => ({ title, href: '/a#b', found: isFound });
const sections = [section('1'), section('2', false), section('3'), section('4'), section('5')];
const guide = hit('guides', 'A', { sections });
const { groups } = found({ guides: [guide, hit('guides', 'B')], pages: [hit('pages', 'C')] });
const shown = groups.map((group) => ({ ...group, count: group.hits.length }));
const options = resultOptions({ groups: shown });

const walk = (keys: string, from?: string) => {
  const names = { d: 'ArrowDown', u: 'ArrowUp', r: 'ArrowRight' };
  let at = from;
  for (const key of keys) {
    const active = options.find(({ id }) => id === at);
    at = moved(options, active, names[key as keyof typeof names]) ?? at;
  }
  return at?.replace('search-', '');
};

it.each([
  ['u', undefined, 'pages-0'],
  ['dd', 'search-guides-0', 'pages-0'],
  ['rd', 'search-guides-0', 'guides-0-section-1'],
  ['rddd', 'search-guides-0', 'guides-1'],
  ['ru', 'search-guides-0', 'guides-0'],
  ['r', 'search-pages-0', 'pages-0'],
])('the keys %s lead from %s to %s', (keys, from, to) => expect(walk(keys, from)).toBe(to));
