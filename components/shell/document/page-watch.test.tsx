import { render } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';

const watchMeasures = vi.hoisted(() => vi.fn());
vi.mock('@/components/shell/document/watch-measures', () => ({ watchMeasures }));

/** The island as a fresh document knows it. */
async function show() {
  vi.resetModules();
  const { PageWatch } = await import('@/components/shell/document/page-watch.client');
  return { ...render(<PageWatch />), PageWatch };
}

/** Lets time go by, and the measuring arrive that was asked for meanwhile. */
async function pass(time: number) {
  await vi.advanceTimersByTimeAsync(time);
  await vi.dynamicImportSettled();
}

beforeEach(() => void vi.useFakeTimers());

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
