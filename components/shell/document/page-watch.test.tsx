import { render } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const watchMeasures = vi.hoisted(() => vi.fn());
vi.mock('@/components/shell/document/watch-measures', () => ({ watchMeasures }));

const root = document.documentElement;
const connection = Object.assign(new EventTarget(), { effectiveType: '4g', saveData: false });

/** The island as a fresh document knows it. */
async function show() {
  vi.resetModules();
  const { PageWatch } = await import('@/components/shell/document/page-watch.client');
  return { ...render(<PageWatch />), PageWatch };
}

function change(to: Partial<typeof connection>) {
  Object.assign(connection, to);
  connection.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(connection, { effectiveType: '4g', saveData: false });
  vi.stubGlobal('navigator', { connection });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  watchMeasures.mockReset();
  root.classList.remove('slow-connection');
});

it('follows the connection until it leaves', async () => {
  const { unmount } = await show();
  expect(root).not.toHaveClass('slow-connection');
  change({ effectiveType: '2g' });
  expect(root).toHaveClass('slow-connection');
  change({ effectiveType: '4g' });
  expect(root).not.toHaveClass('slow-connection');
  change({ saveData: true });
  expect(root).toHaveClass('slow-connection');
  unmount();
  change({ saveData: false });
  expect(root).toHaveClass('slow-connection');
});

it('needs no connection to be told of', async () => {
  vi.stubGlobal('navigator', {});
  await show();
  expect(root).not.toHaveClass('slow-connection');
});

it('measures once, some time after the page has loaded', async () => {
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  const { PageWatch, unmount } = await show();
  await vi.advanceTimersByTimeAsync(9000);
  expect(watchMeasures).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await vi.advanceTimersByTimeAsync(1999);
  expect(watchMeasures).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(watchMeasures).toHaveBeenCalledOnce();
  // On the way from an unknown address to a page the island mounts anew.
  unmount();
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('complete');
  render(<PageWatch />);
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
  expect(watchMeasures).toHaveBeenCalledOnce();
});

it('says so where the measuring fails, and nothing else', async () => {
  const debug = vi.spyOn(console, 'debug').mockReturnValue();
  watchMeasures.mockImplementation(() => {
    throw new Error('none');
  });
  await show();
  await vi.advanceTimersByTimeAsync(2000);
  await vi.dynamicImportSettled();
  expect(debug).toHaveBeenCalledExactlyOnceWith('The page is not measured', expect.any(Error));
});
