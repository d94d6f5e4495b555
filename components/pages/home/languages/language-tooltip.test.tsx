import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Languages } from '@/components/pages/home/languages/languages';
import { featuredLanguages, languages, languagesSection } from '@/content/home/languages';

const section = (
  <Languages
    id="languages"
    {...languagesSection}
    featured={featuredLanguages}
    languages={languages}
  />
);

const button = () => screen.getByRole('button', { name: 'and 20 more' });
const panel = () => document.getElementById('languages-all') as HTMLElement;
const open = () => button().getAttribute('aria-expanded') === 'true';
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));

// jsdom has no PointerEvent: a mouse event with its fields stands in.
function pointer(type: string, target: Element, pointerType = 'mouse', relatedTarget?: Element) {
  const event = new MouseEvent(type, {
    bubbles: true,
    relatedTarget: relatedTarget ?? document.body,
  });
  Object.defineProperty(event, 'pointerType', { value: pointerType });
  fireEvent(target, event);
}
const enter = () => pointer('pointerover', button());
const leave = () => pointer('pointerout', button());
const tap = () => {
  pointer('pointerover', button(), 'touch');
  pointer('pointerdown', button(), 'touch');
  act(() => button().focus());
  fireEvent.click(button());
  pointer('pointerout', button(), 'touch');
};

beforeEach(() => {
  vi.useFakeTimers();
  render(section);
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the language panel', () => {
  it('is a disclosure of all thirty, closed at first', () => {
    expect(open()).toBe(false);
    expect(button()).toHaveAttribute('aria-controls', 'languages-all');
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(30);
    expect(within(panel()).getByRole('heading')).toHaveTextContent('All 30 languages');
  });

  it('opens on hover and closes 300 ms after the pointer leaves', () => {
    enter();
    expect(open()).toBe(true);
    leave();
    pass(299);
    expect(open()).toBe(true);
    pass(1);
    expect(open()).toBe(false);
  });

  it('stays while the pointer is over the panel', () => {
    enter();
    pointer('pointerout', button(), 'mouse', panel());
    pointer('pointerover', panel(), 'mouse', button());
    pass(1000);
    expect(open()).toBe(true);
    pointer('pointerout', panel());
    pass(300);
    expect(open()).toBe(false);
  });

  it('stays when the pointer comes back in time', () => {
    enter();
    leave();
    pass(200);
    enter();
    pass(1000);
    expect(open()).toBe(true);
  });

  it('opens on focus and closes as the focus leaves', () => {
    act(() => button().focus());
    expect(open()).toBe(true);
    enter();
    leave();
    pass(1000);
    expect(open()).toBe(true);
    act(() => button().blur());
    expect(open()).toBe(false);
  });

  it('opens and closes on a tap, and on a tap outside', () => {
    tap();
    expect(open()).toBe(true);
    tap();
    expect(open()).toBe(false);
    tap();
    pass(1000);
    expect(open()).toBe(true);
    pointer('pointerdown', document.body, 'touch');
    expect(open()).toBe(false);
  });

  it('toggles by key', () => {
    act(() => button().focus());
    fireEvent.click(button());
    expect(open()).toBe(false);
    fireEvent.click(button());
    expect(open()).toBe(true);
  });

  it('is kept, not closed, by the click of a hovering mouse', () => {
    enter();
    pointer('pointerdown', button());
    act(() => button().focus());
    fireEvent.click(button());
    expect(open()).toBe(true);
    leave();
    pass(300);
    expect(open()).toBe(false);
  });

  it('closes on Escape, under the pointer too', () => {
    enter();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open()).toBe(false);
    pass(1000);
    expect(open()).toBe(false);
  });
});

describe('the grid', () => {
  it('names ten languages in their own words', () => {
    const grid = screen.getAllByRole('list')[0] as HTMLElement;
    const own = [...grid.querySelectorAll('[lang]')];
    expect(own.map((item) => [item.getAttribute('lang'), item.textContent])).toEqual(
      featuredLanguages.map(({ tag, nativeName }) => [tag, nativeName]),
    );
  });

  it('shows all thirty in the server’s HTML', () => {
    const html = renderToString(section);
    for (const { name } of languages) expect(html).toContain(name);
  });
});
