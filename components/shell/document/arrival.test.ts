import { beforeEach, expect, it, vi } from 'vitest';
import { arrivalScript, beginArrival, endArrival } from '@/lib/browser/arrival';
import { goTo } from '@/tests/support/screen';

const root = document.documentElement;
const isArriving = () => root.classList.contains('arriving');

beforeEach(() => root.classList.remove('arriving'));

it.each([
  ['/', 'navigate', true],
  ['/#pricing', 'navigate', false],
  ['/', 'reload', false],
  ['/', 'back_forward', false],
])('a document at %s that one comes to by %s arrives in steps: %s', (address, type, is) => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
  goTo(address);
  new Function(arrivalScript)();
  expect(isArriving()).toBe(is);
});

it('has arrived as soon as somebody is about to scroll', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [{ type: 'navigate' }] });
  goTo('/');
  new Function(arrivalScript)();
  window.dispatchEvent(new Event('wheel'));
  expect(isArriving()).toBe(false);
});

it('lays out a section at a time, and has arrived with the last', () => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML =
    '<p class="hero"></p><p aria-labelledby="a"></p><p aria-labelledby="b"></p>';
  const shown = () =>
    [...document.querySelectorAll<HTMLElement>('[aria-labelledby]')].map(
      ({ style }) => style.contentVisibility === 'visible',
    );
  beginArrival('/');
  endArrival();
  vi.advanceTimersToNextFrame();
  vi.advanceTimersByTime(1);
  expect(shown()).toEqual([true, false]);
  expect(isArriving()).toBe(true);
  vi.advanceTimersByTime(100);
  expect(shown()).toEqual([true, true]);
  expect(isArriving()).toBe(false);
});
