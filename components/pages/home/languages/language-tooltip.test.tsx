import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Languages } from '@/components/pages/home/languages/languages';
import { featuredLanguages, languages, languagesSection } from '@/content/home/languages';
import { button as buttonOf, pass } from '@/tests/support/screen';

const button = () => buttonOf('and 20 more');
const panel = () => document.getElementById('languages-all') as HTMLElement;
const open = () => button().getAttribute('aria-expanded') === 'true';

const mouse = (relatedTarget: Element = document.body) => ({ pointerType: 'mouse', relatedTarget });
const touch = { ...mouse(), pointerType: 'touch' };
const enter = () => fireEvent.pointerOver(button(), mouse());
const leave = () => fireEvent.pointerOut(button(), mouse());
const focus = () => act(() => button().focus());
const tap = () => {
  fireEvent.pointerOver(button(), touch);
  fireEvent.pointerDown(button(), touch);
  focus();
  fireEvent.click(button());
  fireEvent.pointerOut(button(), touch);
};

beforeEach(() => {
  vi.useFakeTimers();
  const all = { featured: featuredLanguages, languages };
  render(<Languages id="languages" {...languagesSection} {...all} />);
});

describe('the language panel', () => {
  it('is a disclosure of all thirty, closed at first', () => {
    expect(open()).toBe(false);
    expect(button()).toHaveAttribute('aria-controls', 'languages-all');
    expect(within(panel()).getAllByRole('listitem')).toHaveLength(30);
    expect(within(panel()).getByRole('heading')).toHaveTextContent('All 30 languages');
  });

  it('opens on hover and closes 300 ms after the pointer leaves for good', async () => {
    enter();
    expect(open()).toBe(true);
    leave();
    await pass(200);
    enter();
    await pass(1000);
    expect(open()).toBe(true);
    leave();
    await pass(299);
    expect(open()).toBe(true);
    await pass(1);
    expect(open()).toBe(false);
  });

  it('stays while the pointer is over the panel', async () => {
    enter();
    fireEvent.pointerOut(button(), mouse(panel()));
    fireEvent.pointerOver(panel(), mouse(button()));
    await pass(1000);
    expect(open()).toBe(true);
    fireEvent.pointerOut(panel(), mouse());
    await pass(300);
    expect(open()).toBe(false);
  });

  it('opens on focus and closes as the focus leaves', async () => {
    focus();
    expect(open()).toBe(true);
    enter();
    leave();
    await pass(1000);
    expect(open()).toBe(true);
    act(() => button().blur());
    expect(open()).toBe(false);
  });

  it('opens and closes on a tap, and on a tap outside', async () => {
    for (const opened of [true, false, true]) {
      tap();
      expect(open()).toBe(opened);
    }
    await pass(1000);
    expect(open()).toBe(true);
    fireEvent.pointerDown(document.body, touch);
    expect(open()).toBe(false);
  });

  it('toggles by key', () => {
    focus();
    for (const opened of [false, true]) {
      fireEvent.click(button());
      expect(open()).toBe(opened);
    }
  });

  it('is kept, not closed, by the click of a hovering mouse', async () => {
    enter();
    fireEvent.pointerDown(button(), mouse());
    focus();
    fireEvent.click(button());
    expect(open()).toBe(true);
    leave();
    await pass(300);
    expect(open()).toBe(false);
  });

  it('closes on Escape, under the pointer too', async () => {
    enter();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(open()).toBe(false);
    await pass(1000);
    expect(open()).toBe(false);
  });
});

it('the grid names ten languages in their own words', () => {
  const grid = screen.getAllByRole('list')[0] as HTMLElement;
  expect(
    [...grid.querySelectorAll<HTMLElement>('[lang]')].map(({ lang, textContent }) => [
      lang,
      textContent,
    ]),
  ).toEqual(featuredLanguages.map(({ tag, nativeName }) => [tag, nativeName]));
});
