import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Customer } from '@/content/home/types';
import { ClientMarquee } from './client-marquee';
import { lineOf } from './line';

const named = (name: string): Customer => ({ name, mark: 'caps', icon: 'box', sample: false });
const many = (count: number, name = 'Acme') =>
  Array.from({ length: count }, (_, index) => named(`${name} ${index}`));
const show = (customers: readonly Customer[]) =>
  render(
    <ClientMarquee label="Clients" pauseLabel="Pause" sample="Made up" customers={customers} />,
  );
const lists = () => [...document.querySelectorAll('.marquee-list')];

it.each([
  [3, 4],
  [4, 4],
  [5, 2],
  [14, 2],
])('%i clients stand %i times in the line, and are read once', (count, times) => {
  show(many(count));
  expect(lists()).toHaveLength(times);
  expect(lists().every((list) => list.children.length === count)).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});

it('a logo is read by its name, and letters may stand alone', () => {
  const logo: Customer = { name: 'Acme', logo: 'flag-gb', sample: false };
  show([logo, { name: 'Letters', mark: 'plain', sample: false }, named('Third')]);
  expect(screen.getAllByRole('img', { name: 'Acme' })).toHaveLength(1);
  for (const mark of screen.getAllByText('Letters')) expect(mark.querySelector('svg')).toBeNull();
});

it.each([
  [[named('Real'), named('Other')], 0],
  [[named('Real'), { ...named('Invented'), sample: true }], 1],
])('says once that clients are made up, where one of them is', (customers, times) => {
  show(customers);
  expect(screen.queryAllByText('Made up')).toHaveLength(times);
});

it('the list is as wide as a laptop, or as its marks need', () => {
  expect(lineOf(many(7)).room).toBeUndefined();
  const { room = 0 } = lineOf(many(14, 'Wholesale refrigeration'));
  expect(room).toBeGreaterThan(14 * 250);
});
