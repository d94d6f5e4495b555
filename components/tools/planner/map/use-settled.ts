import { useEffect, useState } from 'react';

/** A value rests when it stays for so long, in milliseconds. */
const rest = 140;

/**
 * The last value that rested. A change of `key` needs no rest: it is another thing, not another state
 * of the same one.
 */
export function useSettled(value: number, key: unknown): number {
  const [settled, setSettled] = useState({ value, key });
  if (settled.key !== key) setSettled({ value, key });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, key }), rest);
    return () => clearTimeout(timer);
  }, [value, key]);
  return settled.key === key ? settled.value : value;
}
