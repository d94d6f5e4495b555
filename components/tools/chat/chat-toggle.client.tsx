'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon/icon';
import { matches } from '@/lib/browser/media';
import { showNotLoaded } from '@/lib/browser/not-loaded';
import type { ChatView } from './window/use-open-window';

interface ChatState {
  readonly view: ChatView;
  readonly lazy?: typeof import('./window/chat-lazy');
}

// Outside the component: whoever reads it gets what it is by then.
let current: ChatState = { view: 'closed' };

/** The button of the chat assistant. All else comes at the first sign of intent, or a note says that it did not. */
export function ChatToggle() {
  const [{ view, lazy }, setState] = useState(current);
  const button = useRef<HTMLButtonElement>(null);
  const open = view === 'open' && lazy !== undefined;
  useAway(button);

  const change = (part: Partial<ChatState>) => {
    current = { ...current, ...part };
    setState(current);
  };
  const load = (failed = () => {}) => {
    if (current.lazy) return;
    import('./window/chat-lazy').then((lazy) => change({ lazy }), failed);
  };
  const show = (next: ChatView, returnFocus = false) => {
    // At once, since an open window may hide the button that is to have the focus.
    button.current?.removeAttribute('data-away');
    flushSync(() => change({ view: next }));
    if (returnFocus) button.current?.focus();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="Chat assistant"
        aria-expanded={open}
        data-away=""
        className="chat-toggle noscript:hidden"
        onPointerEnter={() => load()}
        onFocus={() => load()}
        onClick={({ detail }) => {
          // The second press of a double click would take back what its first did.
          if (detail > 1) return;
          load(() => {
            change({ view: 'closed' });
            showNotLoaded('chat');
          });
          show(open ? 'closed' : 'open', open);
        }}
      >
        <Icon name={open ? 'x' : 'message-circle'} className="size-full" />
        {lazy && <lazy.ChatCount />}
      </button>
      {lazy &&
        (view === 'closed' ? <lazy.ChatNews /> : <lazy.ChatWindow view={view} show={show} />)}
    </>
  );
}

/** How far the page is scrolled one way before the button gives way or comes back, in pixels. */
const travel = 24;

/** The scroll padding of the lower edge (chat-toggle.css): the page's last control counts as its end. */
const endZone = 80;

/** Whether the button would lie over the first screen's words: in small windows, and where a part of the page says so. */
const coversWords = () =>
  matches('(width < 1024px)') || document.querySelector('[data-corner-words]') !== null;

/** Marks an element `data-away`, as its markup begins, on a first screen whose words it would cover and while the reader scrolls down. */
function useAway(element: RefObject<HTMLElement | null>) {
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
      if (top <= travel && coversWords()) away = true;
      if (away && top + innerHeight + endZone > document.documentElement.scrollHeight) away = false;
      element.current?.toggleAttribute('data-away', away);
    };
    move();
    window.addEventListener('scroll', move, { passive: true });
    return () => window.removeEventListener('scroll', move);
  }, [element]);
}
