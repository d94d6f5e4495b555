import { fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { quotes, shown, stops, tabs, trades } from '@/tests/support/carousel-views';
import { button, pass } from '@/tests/support/screen';

const { slideAcross, end, loadMotion } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, slideAcross: vi.fn(() => end), loadMotion: vi.fn(() => Promise.resolve()) };
});
vi.mock('@/components/tools/carousel/slide-motion', () => ({ slideAcross, loadMotion }));

beforeEach(() => void vi.useFakeTimers());

describe.each([
  {
    name: 'industries',
    view: trades,
    next: 'Next industry',
    previous: 'Previous industry',
    marks: tabs,
    current: 'aria-selected',
  },
  {
    name: 'quotes',
    view: quotes,
    next: 'Next quote',
    previous: 'Previous quote',
    marks: stops,
    current: 'aria-disabled',
  },
])('the carousel of $name', ({ view, next, previous, marks, current }) => {
  const press = (name: string) => fireEvent.click(button(name));
  const pick = (index: number) => fireEvent.click(marks()[index] as HTMLElement);
  const marked = () => marks().findIndex((mark) => mark.getAttribute(current) === 'true');
  const state = () => ({ marked: marked(), shown: shown() });
  const at = (index: number) => ({ marked: index, shown: [index] });

  beforeEach(() => void render(view));

  it('wraps around forward and back, and never moves by itself', async () => {
    const places = marks().map((_, index) => index);
    const visit = async (name: string) => {
      press(name);
      await pass(500);
      expect(marked()).toBe(shown()[0]);
      return shown();
    };
    for (const [name, order] of [
      [next, [...places.slice(1), 0]],
      [previous, places.toReversed()],
    ] as const) {
      for (const place of order) expect(await visit(name)).toEqual([place]);
    }
    await pass(60_000);
    expect(state()).toEqual(at(0));
  });

  it('jumps to a mark; the mark in view does nothing', async () => {
    pick(0);
    expect(slideAcross).not.toHaveBeenCalled();
    pick(2);
    await pass(500);
    expect(state()).toEqual(at(2));
    pick(1);
    expect(slideAcross).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), -1);
    await pass(500);
    expect(state()).toEqual(at(1));
  });

  it('ignores every further press for 500 ms; the slide that leaves is out of reach', async () => {
    const [first] = document.querySelector('[aria-live=polite]')?.children ?? [];
    press(next);
    await pass(499);
    press(next);
    press(previous);
    pick(2);
    expect(state()).toEqual({ marked: 1, shown: [0, 1] });
    expect(first).toHaveAttribute('inert');
    await pass(1);
    expect(state()).toEqual(at(1));
    expect(end).toHaveBeenCalledTimes(1);
    pick(2);
    expect(marked()).toBe(2);
    expect(slideAcross).toHaveBeenCalledTimes(2);
  });

  it('goes on where a content blocker took a slide out', async () => {
    document.querySelector('[aria-live=polite]')?.lastElementChild?.remove();
    press(previous);
    await pass(500);
    expect(marked()).toBe(marks().length - 1);
    expect(slideAcross).not.toHaveBeenCalled();
    press(next);
    await pass(500);
    expect(state()).toEqual(at(0));
  });
});
