import { beforeEach, expect, test, vi } from 'vitest';
import {
  endExpectation,
  expectPage,
  isLoadingDocument,
  pagePatienceMs,
  watchExpectation,
} from '@/lib/browser/page-under-way';

const load = vi.fn();
const body = { ariaBusy: null as string | null };
const files = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', Object.assign(files, { body }));
  vi.stubGlobal('window', new EventTarget());
  endExpectation();
  return () => vi.useRealTimers();
});

test('a page that does not come is loaded as a document, once, and one that has come is not', () => {
  expectPage(load);
  expect(body.ariaBusy).toBe('true');
  vi.advanceTimersByTime(pagePatienceMs - 1);
  expect([load.mock.calls.length, isLoadingDocument()]).toEqual([0, false]);
  vi.advanceTimersByTime(pagePatienceMs);
  expect([load.mock.calls.length, isLoadingDocument()]).toEqual([1, true]);
  expectPage(load);
  endExpectation();
  vi.advanceTimersByTime(pagePatienceMs);
  expect(load).toHaveBeenCalledOnce();
  expect(body.ariaBusy).toBeNull();
});

test('the patience for a page ends where another one is asked for', () => {
  const other = vi.fn();
  expectPage(load);
  vi.advanceTimersByTime(pagePatienceMs - 1);
  expectPage(other);
  vi.advanceTimersByTime(pagePatienceMs - 1);
  expect(other).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(other).toHaveBeenCalledOnce();
  expect(load).not.toHaveBeenCalled();
});

test('a script that fails ends the patience, while a page is under way', () => {
  class Script extends EventTarget {}
  vi.stubGlobal('HTMLScriptElement', Script);
  vi.stubGlobal('HTMLLinkElement', class {});
  watchExpectation(new AbortController().signal);
  const fail = () => {
    const event = new Event('error');
    Object.defineProperty(event, 'target', { value: new Script() });
    files.dispatchEvent(event);
  };
  fail();
  expect(load).not.toHaveBeenCalled();
  expectPage(load);
  fail();
  expect(load).toHaveBeenCalledOnce();
});
