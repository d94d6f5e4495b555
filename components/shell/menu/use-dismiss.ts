import { type RefObject, useEffect } from 'react';

const inside = (element: Element | null, node: EventTarget | null): boolean =>
  node instanceof Node && Boolean(element?.contains(node));

/**
 * Closes an open panel on Escape, on a press or focus outside its item, and when one of its links or dialog
 * buttons is used. Escape returns the focus to the trigger, unless it is elsewhere on the page (WCAG 1.4.13).
 */
export function useDismiss(
  item: RefObject<HTMLElement | null>,
  active: boolean,
  close: () => void,
) {
  useEffect(() => {
    if (!active) return;
    const controller = new AbortController();
    const { signal } = controller;

    document.addEventListener(
      'keydown',
      ({ key }) => {
        if (key !== 'Escape') return;
        const { activeElement, body } = document;
        if (activeElement === body || inside(item.current, activeElement)) {
          item.current?.querySelector('button')?.focus();
        }
        close();
      },
      { signal },
    );
    for (const sign of ['pointerdown', 'focusin']) {
      document.addEventListener(
        sign,
        ({ target }) => {
          if (!inside(item.current, target)) close();
        },
        { signal },
      );
    }
    document.addEventListener(
      'click',
      ({ target }) => {
        const used = target instanceof Element && target.closest('a, [commandfor]');
        // Later, since a dialog button that is gone by then opens nothing.
        if (used && inside(item.current, used)) setTimeout(close);
      },
      { signal },
    );
    return () => controller.abort();
  }, [item, active, close]);
}
