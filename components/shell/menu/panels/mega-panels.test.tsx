import { act, fireEvent, render } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { getPanels } from '@/lib/content/panels';
import { link, pass, textsOf } from '@/tests/support/screen';
import { MegaPanel } from './mega-panels';

const article = { title: 'How long a stop takes', href: '/blog/how-long' } as const;

const labels = Object.fromEntries(getPanels().solutions.map(({ href, label }) => [href, label]));
const { '/fleet-management': fleet = '', '/route-optimization': route = '' } = labels;
const show = (path = '/') =>
  render(<MegaPanel id="solutions" path={path} article={article} tiles={[]} />);
const group = () => document.querySelector('p')?.textContent;

it.each([
  ['/fleet-management', '/fleet-management'],
  ['/delivery-management', '/delivery-management'],
  ['/fieldforce-management', '/fieldforce-management'],
  ['/route-optimization', '/route-optimization'],
  ['/pricing', '/fleet-management'],
])('Solutions opens on %s with the product of %s', (path, product) => {
  show(path);
  expect(group()).toBe(labels[product]);
});

it('Solutions shows the links of the product in focus, right after it in the order of the keyboard', () => {
  show();
  const name = labels['/delivery-management'] ?? '';
  const delivery = link(name);
  act(() => delivery.focus());
  expect(group()).toBe(name);
  const [own] = getPanels().solutions.find(({ label }) => label === name)?.links ?? [];
  const links = textsOf('link');
  // Its overview is the first of them.
  expect(links[links.indexOf(delivery.textContent) + 2]).toContain(own?.label);
});

it('Solutions switches when the pointer rests on another product', async () => {
  vi.useFakeTimers();
  show();
  fireEvent.pointerEnter(link(route), { pointerType: 'mouse' });
  await pass(60);
  expect(group()).toBe(fleet);
  await pass(40);
  expect(group()).toBe(route);
});

it('Industries leads to all industries also where there is no use case', () => {
  render(<MegaPanel id="industries" path="/" article={article} tiles={[]} />);
  expect(link(getPanels().industriesFoot.all.label)).toBeInTheDocument();
});
