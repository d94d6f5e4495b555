import { type RefObject, useCallback, useEffect } from 'react';
import { matches } from '@/lib/browser/media';
import { isTouch } from '@/lib/browser/touch';
import type { ChatWindowProps } from '../chat-view';
import { keepAboveKeyboard } from './above-keyboard';
import { watch } from './chat-store';

/**
 * What the open window does beside showing itself: it takes the focus, gives way to Escape
 * and, on a phone, to the page of a link, and stays above an on-screen keyboard. Returns what puts
 * the focus into the window.
 */
export function useChatWindow(
  region: RefObject<HTMLElement | null>,
  view: ChatWindowProps['view'],
  show: ChatWindowProps['show'],
) {
  // Under a finger the field would raise the keyboard over the quick questions.
  const enter = useCallback(() => {
    const field = isTouch() ? null : region.current?.querySelector('input');
    (field ?? region.current)?.focus({ preventScroll: true });
  }, [region]);

  useEffect(() => {
    watch(view === 'open');
    if (view !== 'open') return;
    enter();
    return () => watch(false);
  }, [view, enter]);

  useEffect(() => {
    if (view !== 'open') return;
    const controller = new AbortController();
    const { signal } = controller;
    const minimize = ({ key, isComposing }: KeyboardEvent) => {
      if (key !== 'Escape' || isComposing || document.querySelector('dialog[open]')) return;
      const { activeElement, body } = document;
      // A reader at work elsewhere on the page stays there.
      show('minimized', activeElement === body || region.current?.contains(activeElement));
    };
    // On a phone the window covers the page that a link leads to.
    const uncover = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('a');
      // Later, since a link that is gone by then leads nowhere.
      if (link && matches('(width < 640px)')) setTimeout(show, 0, 'minimized', true);
    };
    document.addEventListener('keydown', minimize, { signal });
    region.current?.addEventListener('click', uncover, { signal });
    if (region.current) keepAboveKeyboard(region.current, signal);
    return () => controller.abort();
  }, [region, view, show]);

  return enter;
}
