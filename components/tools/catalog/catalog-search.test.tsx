import { describe, expect, it, vi } from 'vitest';
import {
  box,
  device,
  expectAll,
  names,
  namesOf,
  shop,
  start,
  starting,
  total,
  type,
} from '@/tests/support/catalog-view';
import { button, pass, status } from '@/tests/support/screen';

describe('a search', () => {
  it('filters as it is typed, within the category, with counts that follow', async () => {
    const { user } = start();
    await user.type(box(), 'point of sale');
    expect(names()).toEqual(['Square', 'Toast']);
    expect(button(starting(shop))).toHaveTextContent(`${shop} 2`);
    expect(button(starting(device))).toHaveTextContent(`${device} 0`);
    expect(status().textContent).toBe(`2 of ${total} integrations`);
    await user.click(button(starting(device)));
    expect(status().textContent).toBe('No integrations found for this category.');
    await user.clear(box());
    expect(names()).toEqual(namesOf('hardware'));
  });

  it('comes into the address after a pause, without a step of the history', async () => {
    vi.useFakeTimers();
    start('?category=hardware');
    const before = window.history.length;
    type('sca');
    await pass(200);
    type('scan');
    await pass(299);
    expect(window.location.search).toBe('?category=hardware');
    await pass(1);
    expect(window.location.search).toBe('?category=hardware&q=scan');
    expect(window.history.length).toBe(before);
    expect(box()).toHaveValue('scan');
  });

  it('is carried out at once by Enter or its button', async () => {
    const { user } = start();
    await user.type(box(), 'dhl{Enter}');
    expect(window.location.search).toBe('?q=dhl');
    expect(names()).toEqual(['DHL']);
    await user.clear(box());
    await user.click(button(/^Search$/));
    expect(window.location.search).toBe('');
  });

  it('that finds nothing says so and leads back', async () => {
    const { user } = start('?category=warehousing&q=qqqq');
    expect(status().textContent).toBe('No integrations found for this category.');
    await user.click(button(/^Show all integrations$/));
    expectAll();
    expect(box()).toHaveFocus();
    expect(box()).toHaveValue('');
  });
});
