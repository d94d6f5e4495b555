import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { MenuId } from '@/lib/content/panels';
import { placeMenu } from '@/lib/menu/menu-placement';

const openDelay = 120;
const closeDelay = 250;

/** Which header panel is open, by the pointer's intent: it follows at once to another trigger. */
export function useOpenMenu() {
  const [open, setOpen] = useState<MenuId | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** Opened by a press, so the next press closes; a press right after hovering must not. */
  const pressed = useRef(false);

  const show = useCallback((next: MenuId | null, byPress = false) => {
    clearTimeout(timer.current);
    pressed.current = byPress;
    setOpen(next);
  }, []);
  const close = useCallback(() => show(null), [show]);
  useEffect(() => () => clearTimeout(timer.current), []);

  function enter(id: MenuId) {
    clearTimeout(timer.current);
    if (open === id) return;
    if (open) show(id);
    else timer.current = setTimeout(show, openDelay, id);
  }

  function leave() {
    clearTimeout(timer.current);
    timer.current = setTimeout(close, closeDelay);
  }

  function press(id: MenuId, byKeyboard: boolean) {
    if (open === id && (pressed.current || byKeyboard)) close();
    else show(id, true);
  }

  return { open, close, enter, leave, press };
}

/** Where the panels hang now: measured at the Solutions trigger, again whenever the window changes. */
export function useMenuPlace(solutions: RefObject<HTMLElement | null>, active: boolean) {
  const [place, setPlace] = useState<{ left: number; width: number }>();

  useLayoutEffect(() => {
    if (!active) return;
    const measure = () => {
      const box = solutions.current?.getBoundingClientRect();
      const center = box ? box.left + box.width / 2 : 0;
      setPlace(placeMenu(document.documentElement.clientWidth, center));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [solutions, active]);

  return place;
}

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

    const press = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      const { activeElement, body } = document;
      if (activeElement === body || inside(item.current, activeElement)) {
        item.current?.querySelector('button')?.focus();
      }
      close();
    };
    const leave = ({ target }: Event) => inside(item.current, target) || close();
    const use = ({ target }: Event) => {
      const used = target instanceof Element && target.closest('a, [commandfor]');
      // Later, since a dialog button that is gone by then opens nothing.
      if (used && inside(item.current, used)) setTimeout(close);
    };
    document.addEventListener('keydown', press, { signal });
    document.addEventListener('pointerdown', leave, { signal });
    document.addEventListener('focusin', leave, { signal });
    document.addEventListener('click', use, { signal });
    return () => controller.abort();
  }, [item, active, close]);
}
