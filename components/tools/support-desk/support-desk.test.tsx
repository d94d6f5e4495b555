import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { supportPage as words } from '@/content/help/support';
import { button, link } from '@/tests/support/screen';
import { app, box, card, heading, show, titles, updating } from '@/tests/support/support-desk-view';

it('the support center without published articles says so, whatever is searched or chosen', async () => {
  await show('', []);
  expect(screen.getByRole('heading', { name: words.empty.title })).toBeInTheDocument();
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(link(words.empty.contact.label)).toHaveAttribute('href', '/contact');
  expect(titles()).toEqual([]);
  await userEvent.type(box(), 'billing{Enter}');
  await userEvent.click(card(app));
  expect(heading()).toHaveTextContent(app);
  expect(screen.getByText(updating)).toBeInTheDocument();
  expect(screen.queryByText(/\d articles?/)).toBeNull();
  expect(screen.queryByText(/^No guide/)).toBeNull();
  expect(document.querySelector('[data-unasked]')).toBeNull();
});

describe('the support center with articles', () => {
  it('lists them with type, difficulty, read time and views', async () => {
    await show();
    const first = screen.getByRole('heading', { name: 'A first route' }).closest('li');
    expect(first).toHaveTextContent(/Guide.*Beginner.*6 min read.*11,840 views/);
  });

  it.each([
    [words.list.orders.newest, 'Route templates'],
    [words.list.orders.read, 'A first route'],
  ])('sorts: %s', async (name, first) => {
    await show('?q=route');
    const titlesOf = () => titles().map((title) => title?.split(',')[0]);
    await userEvent.click(button(name));
    expect(button(name)).toHaveAttribute('aria-pressed', 'true');
    expect(titlesOf()[0]).toBe(first);
    expect(titlesOf()).toHaveLength(3);
    await userEvent.click(button(words.list.orders.learning));
    expect(titlesOf()).toEqual(['A first route', 'Route templates', 'Route rules']);
  });
});
