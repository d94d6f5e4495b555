import { useSyncExternalStore } from 'react';
import { listeners, windowEvents } from '../browser/listeners';

const { listen } = listeners(windowEvents('online', 'offline'));

const isOnline = () => navigator.onLine;

export const useOnline = (): boolean => useSyncExternalStore(listen, isOnline);
