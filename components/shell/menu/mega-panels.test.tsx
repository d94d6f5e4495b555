import { act, fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { link, pass, textsOf } from '@/tests/support/screen';
import { MegaPanel } from './mega-panels';

const article = { title: 'How long a stop takes', href: '/blog/how-long' } as const;

describe('Solutions', () => {
  const show = (path = '/') => render(<MegaPanel id="solutions" path={path} article={article} />);
  const group = () => document.querySelector('p')?.textContent;

  it.each([
    ['/', 'Fleet management'],
    ['/fleet-management', 'Fleet management'],
    ['/delivery-management', 'Delivery management'],
    ['/fieldforce-management', 'Field-force management'],
    ['/route-optimization', 'Route optimization'],
    ['/pricing', 'Fleet management'],
  ])('opens on %s with %s', (path, label) => {
    show(path);
    expect(group()).toBe(label);
  });

  it('shows the links of the product in focus, right after it in the order of the keyboard', () => {
    show();
    const delivery = link('Delivery management');
    act(() => delivery.focus());
    expect(group()).toBe('Delivery management');
    const links = textsOf('link');
    expect(links[links.indexOf(delivery.textContent) + 1]).toBe('Overview');
  });

  it('switches when the pointer rests on another product', async () => {
    vi.useFakeTimers();
    show();
    fireEvent.pointerEnter(link('Route optimization'), { pointerType: 'mouse' });
    await pass(60);
    expect(group()).toBe('Fleet management');
    await pass(40);
    expect(group()).toBe('Route optimization');
  });
});

it('Resources leads to an article', () => {
  render(<MegaPanel id="resources" path="/" article={article} />);
  expect(screen.getByText(article.title)).toBeInTheDocument();
  expect(link(/Read the article/)).toHaveAttribute('href', article.href);
});
