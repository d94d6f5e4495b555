import { useSyncExternalStore } from 'react';

const minute = 60_000;

const everyMinute = (announce: () => void) => {
  const timer = setInterval(announce, minute / 2);
  return () => clearInterval(timer);
};

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The visitor's clock in milliseconds, by the minute; undefined in the static HTML. */
export const useMinute = (): number | undefined =>
  useSyncExternalStore<number | undefined>(everyMinute, thisMinute, () => undefined);
