import { act, fireEvent, render, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getPanels } from '@/lib/content/panels';
import { menu, open, over, panels, panelsAreHere, press } from '@/tests/support/menu-view';
import { button, link, pass } from '@/tests/support/screen';

const address = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => address.path }));

panelsAreHere();
beforeEach(() => {
  address.path = '/';
});

describe('keyboard', () => {
  const keys = userEvent.setup();
  beforeEach(() => {
    vi.useRealTimers();
    render(menu());
  });

  async function enter(name: string, key = '{Enter}') {
    button(name).focus();
    await keys.keyboard(key);
    await waitFor(() => expect(open()).toEqual([name.toLowerCase()]));
  }

  it.each(['{Enter}', ' '])('opens and closes with %j', async (key) => {
    await enter('Solutions', key);
    await keys.keyboard(key);
    expect(open()).toEqual([]);
  });

  it('gives the focus back to the trigger on Escape', async () => {
    await enter('Solutions');
    await keys.tab();
    expect(link(getPanels().solutions[0]?.label ?? '')).toHaveFocus();
    await keys.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(button('Solutions')).toHaveFocus();
  });

  it('leaves the focus where the reader works when Escape closes a hovered panel', async () => {
    button('Elsewhere').focus();
    over();
    await waitFor(() => expect(open()).toEqual(['solutions']));
    await keys.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(button('Elsewhere')).toHaveFocus();
  });

  it('closes when the focus moves on', async () => {
    await enter('Resources');
    act(() => button('Elsewhere').focus());
    expect(open()).toEqual([]);
  });
});

it('closes when one of its links is used, and when the page changes', async () => {
  address.path = '/delivery-management';
  const { rerender } = render(menu());
  await press('Solutions', 0);
  expect(panels()[0]?.querySelector('p')).toHaveTextContent('Delivery management');
  link('Overview').addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link('Overview'));
  await pass(1);
  expect(open()).toEqual([]);
  await press('Resources', 0);
  address.path = '/blog';
  rerender(menu());
  expect(open()).toEqual([]);
});
