import { useEffect, useState } from 'react';

/** A value as it stands once neither it nor `cause` has changed for `delay` milliseconds. */
export function useLater<Value>(value: Value, delay: number, cause: unknown): Value | undefined {
  const [later, setLater] = useState<Value>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new cause begins the wait anew.
  useEffect(() => {
    const timer = setTimeout(setLater, delay, value);
    return () => clearTimeout(timer);
  }, [value, delay, cause]);
  return later;
}
