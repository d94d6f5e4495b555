import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds. */
const confirmedMs = 2000;

/** A text shown for two seconds, such as a confirmation; empty otherwise. */
export function useTemporaryText(): readonly [text: string, show: (text: string) => void] {
  const [text, setText] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const show = useCallback((next: string) => {
    setText(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setText(''), confirmedMs);
  }, []);
  return [text, show];
}
