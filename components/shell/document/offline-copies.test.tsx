import { renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useOfflineCopies } from '@/components/shell/document/use-offline-copies';

const register = vi.fn(() => Promise.resolve());

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

it('registers the worker, past every cache', async () => {
  browserWith(undefined);
  renderHook(() => useOfflineCopies('/pricing', true));
  await waitFor(() => expect(register).toHaveBeenCalledWith('/sw.js', { updateViaCache: 'none' }));
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
