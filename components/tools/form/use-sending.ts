import { useRef, useState } from 'react';

/** Whether a form is on its way, so that it is sent once however often its button is pressed. */
export function useSending() {
  const busy = useRef(false);
  const [sending, setSending] = useState(false);

  /** Sends; ask `busy` before. */
  async function during<Result>(work: () => Promise<Result>): Promise<Result> {
    busy.current = true;
    setSending(true);
    try {
      return await work();
    } finally {
      busy.current = false;
      setSending(false);
    }
  }

  // Not the state: two presses may come before it is drawn.
  return { busy: () => busy.current, sending, during };
}
