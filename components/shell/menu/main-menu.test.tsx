import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MainMenu, type MenuTrigger } from '@/components/shell/menu/main-menu.client';
import { getPanels } from '@/lib/content/panels';
import { button, link, pass } from '@/tests/support/screen';

const menus: readonly MenuTrigger[] = [
  { id: 'solutions', label: 'Solutions', href: '/fleet-management', within: ['/fleet-management'] },
  { id: 'industries', label: 'Industries', href: '/industries', within: ['/industries'] },
  { id: 'resources', label: 'Resources', href: '/support', within: ['/support', '/blog'] },
];
const article = { title: 'How long a stop takes', href: '/blog/how-long' } as const;
/** The menu, and what the focus may go on to. */
const menu = () => (
  <>
    <ul>
      <MainMenu menus={menus} article={article} tiles={[]} />
    </ul>
    <button type="button">Elsewhere</button>
  </>
);

const panels = () => [...document.querySelectorAll<HTMLElement>('[id^="panel-"]')];
/** The panels that are open, by name. */
const open = () => panels().map(({ id }) => id.replace('panel-', ''));
const item = (name: string) => button(name).closest('li') as HTMLElement;
const mouse = { pointerType: 'mouse' };
const over = (name = 'Solutions') => fireEvent.pointerEnter(item(name), mouse);
const out = () => fireEvent.pointerLeave(item('Solutions'), mouse);

/** Presses a trigger: `detail` is 1 for a pointer and 0 for a key. */
async function press(name: string, detail = 1) {
  fireEvent.click(button(name), { detail });
  await pass(0);
}

const address = vi.hoisted(() => ({ path: '/' }));
vi.mock('next/navigation', () => ({ usePathname: () => address.path }));

// A clock that stands still, and the panels' module in the cache, as after the first intent.
beforeEach(async () => {
  address.path = '/';
  await import('@/components/shell/menu/panels/mega-panels');
  vi.useFakeTimers({ shouldAdvanceTime: false });
});

describe('pointer', () => {
  beforeEach(() => void render(menu()));

  const next = () => over('Resources');
  const touch = () => fireEvent.pointerEnter(item('Solutions'), { pointerType: 'touch' });
  const click = () => fireEvent.click(button('Solutions'), { detail: 1 });
  const tap = () => {
    touch();
    click();
    fireEvent.pointerLeave(item('Solutions'), { pointerType: 'touch' });
  };
  const rest = () => {};

  // What happens, how long the pointer then rests, and what is open after that.
  it.each<[string, ...[() => unknown, number, string[]][]]>([
    ['opens a moment after the pointer came to rest', [over, 110, []], [rest, 20, ['solutions']]],
    ['stays closed when the pointer only passes', [over, 60, []], [out, 1000, []]],
    [
      'switches at once between triggers while a panel is open',
      [over, 130, ['solutions']],
      [out, 0, ['solutions']],
      [next, 0, ['resources']],
    ],
    [
      'closes 250 ms after the pointer left, unless it comes back',
      [over, 130, ['solutions']],
      [out, 200, ['solutions']],
      [over, 500, ['solutions']],
      [out, 240, ['solutions']],
      [rest, 20, []],
    ],
    [
      'keeps what hovering opened at the first press and closes it at the second',
      [over, 130, ['solutions']],
      [click, 0, ['solutions']],
      [click, 0, []],
    ],
    [
      'does not open by hover under a finger; a tap toggles',
      [touch, 1000, []],
      [tap, 400, ['solutions']],
      [tap, 400, []],
    ],
  ])('%s', async (_, ...steps) => {
    for (const [happens, time, shown] of steps) {
      happens();
      await pass(time);
      expect(open()).toEqual(shown);
      const expanded = screen.queryAllByRole('button', { expanded: true });
      expect(expanded.map(({ textContent }) => textContent?.toLowerCase())).toEqual(shown);
    }
  });

  it('closes on a press outside', async () => {
    await press('Industries');
    for (const panel of panels()) fireEvent.pointerDown(panel);
    expect(open()).toEqual(['industries']);
    fireEvent.pointerDown(document.body);
    expect(open()).toEqual([]);
  });
});

describe('panels that come lazily', () => {
  beforeEach(() => void render(menu()));

  it('show what is wanted when they arrive, not what was wanted before', async () => {
    fireEvent.click(button('Solutions'), { detail: 1 });
    expect(button('Solutions')).toHaveAttribute('aria-expanded', 'false');
    await press('Resources');
    expect(open()).toEqual(['resources']);
  });

  it('stay away when nothing is wanted any more', async () => {
    over();
    out();
    for (const detail of [1, 1]) fireEvent.click(button('Industries'), { detail });
    await pass(1000);
    expect(open()).toEqual([]);
  });
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
