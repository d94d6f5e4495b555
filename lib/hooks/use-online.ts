import { useSyncExternalStore } from 'react';
import { listeners } from '../browser/listeners';
import { windowEvents } from '../browser/window-events';

const { listen } = listeners(windowEvents('online', 'offline'));

const isOnline = () => navigator.onLine;

export const useOnline = (): boolean => useSyncExternalStore(listen, isOnline);
