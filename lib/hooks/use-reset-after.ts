import { useEffect, useRef, useState } from 'react';

/** How long a confirmation stands (SPEC 9). */
const confirmedMs = 2000;

/** A text that stands for two seconds after it was last said. */
export function useBriefly(): readonly [said: string, say: (text: string) => void] {
  const [said, setSaid] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const say = (text: string) => {
    setSaid(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setSaid(''), confirmedMs);
  };
  return [said, say];
}
