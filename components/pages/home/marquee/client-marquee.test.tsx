import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { Customer } from '@/content/home/types';
import { ClientMarquee } from './client-marquee';

const named = (name: string): Customer => ({ name, mark: 'caps', icon: 'box', sample: false });
const many = (count: number, name = 'Acme') =>
  Array.from({ length: count }, (_, index) => named(`${name} ${index}`));
const show = (customers: readonly Customer[]) =>
  render(
    <ClientMarquee label="Clients" pauseLabel="Pause" sample="Made up" customers={customers} />,
  );
const lists = () => [...document.querySelectorAll('.marquee-list')];

it.each([
  [4, 4],
  [5, 2],
])('%i clients stand %i times in the line, and are read once', (count, times) => {
  show(many(count));
  expect(lists()).toHaveLength(times);
  expect(lists().every((list) => list.children.length === count)).toBe(true);
  expect(screen.getAllByRole('listitem')).toHaveLength(count);
});

it.each([
  [[named('Real'), named('Other')], 0],
  [[named('Real'), { ...named('Invented'), sample: true }], 1],
])('says once that clients are made up, where one of them is', (customers, times) => {
  show(customers);
  expect(screen.queryAllByText('Made up')).toHaveLength(times);
});
