import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOfflineCopies } from '@/components/shell/document/use-offline-copies';

const update = vi.fn(async () => {});
const register = vi.fn(async () => ({ active: {}, update }));

/** A browser with service workers, and what it says of its connection. */
function browserWith(connection: object | undefined) {
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubGlobal('requestIdleCallback', (then: () => void) => {
    then();
    return 1;
  });
  vi.stubGlobal('cancelIdleCallback', () => {});
  const serviceWorker = { controller: null, register, ready: Promise.resolve({ active: null }) };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
}

it('registers the worker, past every cache, and asks once for a new one', async () => {
  browserWith(undefined);
  const { rerender } = renderHook((path: string) => useOfflineCopies(path, true), {
    initialProps: '/pricing',
  });
  await waitFor(() => expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  rerender('/contact');
  await waitFor(() => expect(register).toHaveBeenCalledTimes(2));
  expect(update).toHaveBeenCalledOnce();
});

it.each([
  ['on a slow connection', { effectiveType: '2g' }, true],
  ['for whoever saves data', { saveData: true }, true],
  ['with the kill switch', undefined, false],
])('keeps nothing %s', (_, connection, on) => {
  browserWith(connection);
  renderHook(() => useOfflineCopies('/pricing', on));
  expect(register).not.toHaveBeenCalled();
});
