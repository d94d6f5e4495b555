import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { goTo } from '@/tests/support/screen';
import { useHashScroll } from './use-hash-scroll';

beforeEach(() => void vi.useFakeTimers());

/** Loads a page of two sections there; how often it has scrolled after some more milliseconds. */
function load(hash: string, type = 'navigate') {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  document.body.innerHTML = '<p id="alert-&amp;-notification">One</p><p id="50%">Two</p>';
  goTo(`/${hash}`);
  const scroll = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  renderHook(useHashScroll);
  return (time: number) => {
    vi.advanceTimersByTime(time);
    return scroll.mock.calls.length;
  };
}

it.each(['#alert-&-notification', '#alert-%26-notification', '#50%'])(
  'an address with %s scrolls there 100 ms after the load',
  (hash) => {
    const scrollsAfter = load(hash);
    expect(scrollsAfter(90)).toBe(0);
    expect(scrollsAfter(20)).toBe(1);
  },
);

it.each([
  ['nothing', ''],
  ['no section', '#nothing-here'],
  ['a malformed name', '#%E0%A4%A'],
  ['a reload, whose place is the browser’s', '#50%', 'reload'],
])('an address stays where it is for %s', (_, hash, type?: string) => {
  expect(load(hash, type)(1000)).toBe(0);
});

it('an address of something that is folded away unfolds it', () => {
  const scrollsAfter = load('#term');
  document.body.innerHTML = '<details><summary>T</summary><p id="term">Term</p></details>';
  expect(scrollsAfter(100)).toBe(1);
  expect(document.querySelector('details')?.open).toBe(true);
});
