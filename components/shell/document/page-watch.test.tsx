import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const watchMeasures = vi.hoisted(() => vi.fn());
vi.mock('@/components/shell/document/watch-measures', () => ({ watchMeasures }));

const root = document.documentElement;
const isSlow = () => root.classList.contains('slow-connection');
const connection = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });

/** The island as a fresh document knows it. */
async function show() {
  vi.resetModules();
  const { PageWatch } = await import('@/components/shell/document/page-watch.client');
  return { ...render(<PageWatch />), PageWatch };
}

/** Changes the connection; whether the page then knows it as slow. */
function change(to: Partial<typeof connection>) {
  Object.assign(connection, to).dispatchEvent(new Event('change'));
  return isSlow();
}

/** Lets time go by, and the measuring arrive that was asked for meanwhile. */
async function pass(time: number) {
  await vi.advanceTimersByTimeAsync(time);
  await vi.dynamicImportSettled();
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(connection, { effectiveType: '4g', saveData: false });
  vi.stubGlobal('navigator', { connection });
  root.classList.remove('slow-connection');
});

it('follows the connection until it leaves', async () => {
  const { unmount } = await show();
  expect(isSlow()).toBe(false);
  expect(change({ effectiveType: '2g' })).toBe(true);
  expect(change({ effectiveType: '4g' })).toBe(false);
  expect(change({ saveData: true })).toBe(true);
  unmount();
  expect(change({ saveData: false })).toBe(true);
});

it('measures once, some time after the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { PageWatch, unmount } = await show();
  await pass(9000);
  expect(watchMeasures).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await pass(1999);
  expect(watchMeasures).not.toHaveBeenCalled();
  await pass(1);
  expect(watchMeasures).toHaveBeenCalledOnce();
  // On the way from an unknown address to a page the island mounts anew.
  unmount();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  render(<PageWatch />);
  await pass(2000);
  expect(watchMeasures).toHaveBeenCalledOnce();
});

it('reports what no boundary catches', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  await show();
  const error = new Error('A fault.');
  window.dispatchEvent(new ErrorEvent('error', { error }));
  expect(debug).toHaveBeenCalledExactlyOnceWith('Failed: page', error);
  const reason = new Error('Another.');
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
  expect(debug).toHaveBeenLastCalledWith('Failed: page', reason);
});
