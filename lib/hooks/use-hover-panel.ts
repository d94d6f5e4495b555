import { type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Milliseconds. */
const closeDelay = 300;

/**
 * Opens on hover, focus and tap; closes 300 ms after the pointer left, on Escape and on a press
 * outside (WCAG 1.4.13). Returns props for the area around both (`root`, `area`) and for the
 * trigger.
 */
export function useHoverPanel() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const timer = useRef(0);
  const hovered = useRef(false);
  const focused = useRef(false);
  /** The current press and what it found; keys and assistive technology click without one. */
  const press = useRef<{ open: boolean; mouse: boolean }>(null);

  const show = (next: boolean) => {
    window.clearTimeout(timer.current);
    setOpen(next);
  };
  const close = useEffectEvent(() => show(false));

  useEffect(() => () => window.clearTimeout(timer.current), []);

  useEffect(() => {
    if (!open) return;
    const controller = new AbortController();
    const options = { signal: controller.signal };
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
    document.addEventListener(
      'pointerdown',
      ({ target }) => root.current?.contains(target as Node) || close(),
      options,
    );
    return () => controller.abort();
  }, [open]);

  const area = {
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      hovered.current = true;
      show(true);
    },
    onPointerLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'touch') return;
      hovered.current = false;
      if (!focused.current) timer.current = window.setTimeout(() => setOpen(false), closeDelay);
    },
  };

  const trigger = {
    onPointerDown: ({ pointerType }: PointerEvent) => {
      press.current = { open, mouse: pointerType === 'mouse' };
    },
    onPointerCancel: () => {
      press.current = null;
    },
    onFocus: () => {
      if (press.current) return;
      focused.current = true;
      show(true);
    },
    onBlur: () => {
      focused.current = false;
      press.current = null;
      if (!hovered.current) show(false);
    },
    onClick: () => {
      // A mouse opened the panel by hovering: its click only keeps it.
      if (press.current?.mouse) show(true);
      else show(!(press.current ?? { open }).open);
      press.current = null;
    },
  };

  return { open, root, area, trigger };
}
