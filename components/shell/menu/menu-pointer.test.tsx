import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  item,
  menu,
  open,
  out,
  over,
  panels,
  panelsAreHere,
  press,
} from '@/tests/support/menu-view';
import { button, pass } from '@/tests/support/screen';

vi.mock('next/navigation', () => ({ usePathname: () => '/' }));

panelsAreHere();

describe('pointer', () => {
  beforeEach(() => void render(menu()));

  const next = () => over('Resources');
  const touch = () => fireEvent.pointerEnter(item('Solutions'), { pointerType: 'touch' });
  const tap = () => {
    touch();
    click();
    fireEvent.pointerLeave(item('Solutions'), { pointerType: 'touch' });
  };
  const click = () => fireEvent.click(button('Solutions'), { detail: 1 });
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

describe('panels that come late', () => {
  beforeEach(() => void render(menu()));

  it('show what is wanted when they arrive, not what was wanted before', async () => {
    fireEvent.click(button('Solutions'), { detail: 1 });
    expect(button('Solutions')).toHaveAttribute('aria-expanded', 'false');
    await press('Resources');
    expect(open()).toEqual(['resources']);
    expect(button('Resources')).toHaveAttribute('aria-expanded', 'true');
  });

  it('stay away when nothing is wanted any more', async () => {
    over();
    out();
    for (const detail of [1, 1]) fireEvent.click(button('Industries'), { detail });
    await pass(1000);
    expect(open()).toEqual([]);
    expect(button('Industries')).toHaveAttribute('aria-expanded', 'false');
  });
});
