import { useDeferredValue, useEffect, useRef } from 'react';
import { isOpen, usePlannerSelector } from '../state/planner';

const takesFocus = '[tabindex="0"], button:not(:disabled)';

const labelOf = (field: Element) =>
  (field.closest('label') ?? field.parentElement?.querySelector('label'))?.textContent;

/** The field of a row with the label of one that is gone. */
const fieldLike = (gone: Element, row: Element): Element | undefined =>
  gone.matches('input, select, textarea')
    ? Array.from(row.querySelectorAll('input, select, textarea')).find(
        (one) => labelOf(one) === labelOf(gone),
      )
    : undefined;

/** Leads the focus on when what had it is gone: to its like in the row of the same stop, or to a button nearby. */
export function FocusLeft() {
  // Another state may be without what had the focus, and the list follows it a moment later. A run takes
  // nothing away while it is under way.
  useDeferredValue(usePlannerSelector((state) => (isOpen(state) ? state : 'optimizing')));
  /** What has the focus, and all that is around it. */
  const around = useRef<readonly Element[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const note = ({ target }: Event) => {
      const path: Element[] = [];
      for (let at = target as Element | null; at; at = at.parentElement) path.push(at);
      around.current = path.some((part) => part.matches('.planner')) ? path : [];
    };
    document.addEventListener('focusin', note, { signal });
    // Who presses elsewhere has left, and is not called back.
    const leave = () => {
      around.current = [];
    };
    document.addEventListener('pointerdown', leave, { signal, capture: true });
    return () => controller.abort();
  }, []);
  useEffect(() => {
    const [gone] = around.current;
    if (!gone || gone.isConnected || document.activeElement !== document.body) return;
    const left = around.current.filter((part) => part.isConnected);
    const stop = gone.closest<HTMLElement>('[data-stop]')?.dataset.stop;
    const row = stop && left[0]?.closest('.planner')?.querySelector(`[data-stop="${stop}"]`);
    const near = [...(row ? [row] : []), ...left].find((part) => part.querySelector(takesFocus));
    const name = gone.getAttribute('aria-label');
    const same = row && name && row.querySelector(`[aria-label="${name}"]`);
    const next = (row && fieldLike(gone, row)) || same || near?.querySelector(takesFocus);
    if (!(next instanceof HTMLElement)) return;
    next.focus({ preventScroll: true });
    // Who was typing goes on at the end.
    if (next.matches('input[type="text"], input[type="tel"], textarea')) {
      const { value } = next as HTMLInputElement;
      (next as HTMLInputElement).setSelectionRange(value.length, value.length);
    }
  });
  return null;
}
