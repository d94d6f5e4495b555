// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lazyScripts } from '@/lib/lazy-scripts';

const address = '/_next/static/a.js';

let drawn: FrameRequestCallback[] = [];
const waiting = () => document.querySelectorAll('script[data-src]').length;
const asked = () => document.querySelector(`script[src="${address}"]`);

beforeEach(() => {
  vi.useFakeTimers();
  drawn = [];
  vi.stubGlobal('requestAnimationFrame', (then: FrameRequestCallback) => drawn.push(then));
  document.body.innerHTML = `<script data-src="${address}"></script>`;
  new Function(lazyScripts)();
});

afterEach(() => void vi.useRealTimers());

test('scripts are asked for after the first drawing', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  expect(waiting()).toBe(1);
  for (const then of drawn) then(0);
  expect(waiting()).toBe(1);
  vi.advanceTimersByTime(1);
  expect(asked()?.hasAttribute('async')).toBe(true);
  expect(waiting()).toBe(0);
});

test('a page that is never drawn gets them all the same, and once', () => {
  document.dispatchEvent(new Event('DOMContentLoaded'));
  vi.advanceTimersByTime(3000);
  const script = asked();
  expect(script).not.toBeNull();
  for (const then of drawn) then(0);
  vi.advanceTimersByTime(1);
  expect(asked()).toBe(script);
});
