import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { Languages } from '@/components/pages/home/languages/languages';
import { languages, languagesSection } from '@/content/home/languages';
import { button as buttonOf, pass } from '@/tests/support/screen';

const button = () => buttonOf(/^and \d+ more$/);
const panel = () => document.getElementById('languages-all') as HTMLElement;
const open = () => button().getAttribute('aria-expanded') === 'true';

const mouse = (relatedTarget: Element = document.body) => ({ pointerType: 'mouse', relatedTarget });
const touch = { ...mouse(), pointerType: 'touch' };
const enter = () => fireEvent.pointerOver(button(), mouse());
const leave = () => fireEvent.pointerOut(button(), mouse());
const focus = () => act(() => button().focus());
const blur = () => act(() => button().blur());
const pressEscape = () => fireEvent.keyDown(document.body, { key: 'Escape' });
const key = () => fireEvent.click(button());
const rest = () => {};
const ontoPanel = () => {
  fireEvent.pointerOut(button(), mouse(panel()));
  fireEvent.pointerOver(panel(), mouse(button()));
};
const offPanel = () => fireEvent.pointerOut(panel(), mouse());
const click = () => {
  fireEvent.pointerDown(button(), mouse());
  focus();
  fireEvent.click(button());
};
const tap = () => {
  fireEvent.pointerOver(button(), touch);
  fireEvent.pointerDown(button(), touch);
  focus();
  fireEvent.click(button());
  fireEvent.pointerOut(button(), touch);
};
const tapOutside = () => fireEvent.pointerDown(document.body, touch);

beforeEach(() => {
  vi.useFakeTimers();
  render(<Languages id="languages" {...languagesSection} languages={languages} />);
});

// What happens, how much time then passes, and whether the panel is open after that.
it.each<[string, ...[() => unknown, number, boolean][]]>([
  [
    'opens on hover and closes 300 ms after the pointer leaves for good',
    [enter, 0, true],
    [leave, 200, true],
    [enter, 1000, true],
    [leave, 299, true],
    [rest, 1, false],
  ],
  ['stays under the pointer', [enter, 0, true], [ontoPanel, 1000, true], [offPanel, 300, false]],
  [
    'opens on focus and closes as the focus leaves',
    [focus, 0, true],
    [enter, 0, true],
    [leave, 1000, true],
    [blur, 0, false],
  ],
  [
    'opens and closes on a tap, and on a tap outside',
    [tap, 0, true],
    [tap, 0, false],
    [tap, 1000, true],
    [tapOutside, 0, false],
  ],
  ['toggles by key', [focus, 0, true], [key, 0, false], [key, 0, true]],
  ['is kept, not closed, by the click of a hovering mouse', [enter, 0, true], [click, 0, true]],
  ['closes on Escape, hovered too', [enter, 0, true], [pressEscape, 0, false], [rest, 1000, false]],
])('the panel %s', async (_, ...steps) => {
  for (const [happens, time, isOpen] of steps) {
    happens();
    await pass(time);
    expect(open()).toBe(isOpen);
  }
});
