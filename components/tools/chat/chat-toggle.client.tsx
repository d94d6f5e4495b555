'use client';

import { type ComponentType, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from '@/components/ui/icon/icon';
import type { ChatView, ChatWindowProps } from './chat-view';

interface ChatState {
  readonly view: ChatView;
  readonly Window?: ComponentType<ChatWindowProps>;
}

// Outside the component, which mounts anew on the way from an unknown address to a page.
let current: ChatState = { view: 'closed' };

/**
 * The button of the chat assistant, on every page. The window, its answers and its sheet
 * come at the first sign of intent; where they do not come, the contact page stands in.
 */
export function ChatToggle({ otherwise }: { otherwise: string }) {
  const [{ view, Window }, setState] = useState(current);
  const button = useRef<HTMLButtonElement>(null);
  const open = view === 'open' && Window !== undefined;

  const change = (part: Partial<ChatState>) => {
    current = { ...current, ...part };
    setState(current);
  };
  const load = (failed = () => {}) => {
    if (current.Window) return;
    import('./chat-window').then(({ ChatWindow }) => change({ Window: ChatWindow }), failed);
  };
  const show = (next: ChatView, returnFocus = false) => {
    // At once, since an open window may hide the button that is to have the focus.
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
        className="chat-toggle noscript:hidden"
        onPointerEnter={() => load()}
        onFocus={() => load()}
        onClick={() => {
          load(() => window.location.assign(otherwise));
          show(open ? 'closed' : 'open', open);
        }}
      >
        <Icon name={open ? 'x' : 'message-circle'} className="size-6" />
      </button>
      {Window && view !== 'closed' && <Window view={view} show={show} />}
    </>
  );
}
