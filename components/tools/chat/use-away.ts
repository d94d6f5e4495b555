import { type RefObject, useEffect } from 'react';

/** How far the page is scrolled one way before the button gives way or comes back, in pixels. */
const travel = 24;

/** The scroll padding of the lower edge (chat-toggle.css): the page's last control counts as its end. */
const endZone = 80;

/** Marks an element `data-away` while the reader scrolls down, until they turn or are at the page's end. */
export function useAway(element: RefObject<HTMLElement | null>) {
  useEffect(() => {
    let away = false;
    let turn = window.scrollY;
    const move = () => {
      const { scrollY: top, innerHeight } = window;
      if (top > turn === away) turn = top;
      else if (Math.abs(top - turn) > travel) {
        away = !away;
        turn = top;
      }
      if (top + innerHeight + endZone > document.documentElement.scrollHeight) away = false;
      element.current?.toggleAttribute('data-away', away);
    };
    window.addEventListener('scroll', move, { passive: true });
    return () => window.removeEventListener('scroll', move);
  }, [element]);
}
