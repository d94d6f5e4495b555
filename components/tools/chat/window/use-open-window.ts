import { type RefObject, useEffect, useEffectEvent } from 'react';
import { isTouch, matches } from '@/lib/browser/media';
import { watch } from './chat-store';

/** Puts the focus into the window: under a finger the field would raise the keyboard over its questions. */
export function focusWindow(region: HTMLElement | null): void {
  const field = isTouch() ? null : region?.querySelector('input');
  (field ?? region)?.focus({ preventScroll: true });
}

/** The open window takes the focus, and is minimized by Escape and, on a phone, by a link. */
export function useOpenWindow(region: RefObject<HTMLElement | null>, props: ChatWindowProps) {
  const { view, show } = props;
  const minimize = useEffectEvent((returnFocus?: boolean) => show('minimized', returnFocus));

  useEffect(() => {
    const box = region.current;
    if (view !== 'open' || !box) return;
    watch(true);
    focusWindow(box);
    const controller = new AbortController();
    const { signal } = controller;
    const press = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || document.querySelector('dialog[open]')) return;
      const { activeElement, body } = document;
      // A reader at work elsewhere on the page stays there.
      minimize(activeElement === body || box.contains(activeElement));
    };
    // On a phone the window covers the page that a link leads to.
    const uncover = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      // Later, since a link that is gone by then leads nowhere.
      if (link && matches('(width < 640px)')) setTimeout(minimize, 0, true);
    };
    document.addEventListener('keydown', press, { signal });
    box.addEventListener('click', uncover, { signal });
    keepAboveKeyboard(box, signal);
    return () => {
      watch(false);
      controller.abort();
    };
  }, [region, view]);
}

/**
 * Sets `--keyboard` to how much of the window an on-screen keyboard hides: no unit of CSS tells. On
 * pinched pages it is 0, since there the reader chooses what is seen.
 */
export function keepAboveKeyboard(element: HTMLElement, signal: AbortSignal) {
  const seen = window.visualViewport;
  if (!seen) return;
  const measure = () => {
    const hidden = seen.scale > 1.01 ? 0 : window.innerHeight - seen.height - seen.offsetTop;
    element.style.setProperty('--keyboard', `${Math.max(0, Math.round(hidden))}px`);
  };
  measure();
  seen.addEventListener('resize', measure, { signal });
  seen.addEventListener('scroll', measure, { signal });
}

export type ChatView = 'closed' | 'open' | 'minimized';

export interface ChatWindowProps {
  view: Exclude<ChatView, 'closed'>;
  show: (view: ChatView, returnFocus?: boolean) => void;
}
