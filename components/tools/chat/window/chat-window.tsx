import { type FormEvent, useRef, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { canSend, longestQuestion } from '@/lib/chat/conversation';
import { chatWords } from '@/lib/content/chat';
import { imageAddress } from '@/lib/picture/image-loader';
import { counted } from '@/lib/words/count';
import { ChatLog } from './chat-log';
import { send, useConversation } from './chat-store';
import { type ChatWindowProps, focusWindow, useOpenWindow } from './use-open-window';

/** The window of the chat assistant: a region beside the page, no modal. */
export function ChatWindow({ view, show }: ChatWindowProps) {
  const conversation = useConversation();
  // Outlives the form, which goes while the window is minimized.
  const [draft, setDraft] = useState('');
  const region = useRef<HTMLElement>(null);
  useOpenWindow(region, { view, show });

  const ask = (question: string) => {
    if (!send(question)) return false;
    focusWindow(region.current);
    return true;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (ask(draft)) setDraft('');
  };

  return (
    <section
      ref={region}
      aria-label="Chat assistant"
      tabIndex={-1}
      className={`chat chat-${view} fixed flex flex-col overflow-clip rounded-card rule border-line bg-paper type-small text-ink shadow-3 [overflow-wrap:anywhere]`}
    >
      {view === 'open' && (
        <>
          <ChatLog conversation={conversation} ask={ask} />
          <form className="flex shrink-0 gap-2 p-3 rule-t border-line bg-surface" onSubmit={submit}>
            <input
              className="min-h-12 min-w-0 flex-1 rounded-control rule border-edge bg-field px-3.5 text-[1rem] placeholder:text-ink-3"
              aria-label="Your question"
              placeholder={chatWords.placeholder}
              maxLength={longestQuestion}
              autoComplete="off"
              enterKeyHint="send"
              value={draft}
              onChange={({ target }) => setDraft(target.value)}
            />
            <button
              type="submit"
              aria-label="Send"
              disabled={!canSend(conversation, draft)}
              className="button button-ink w-12 shrink-0 rounded-control"
            >
              <Icon name="send" />
            </button>
          </form>
        </>
      )}
      {/* Last, so that Tab leads from the field to its buttons. */}
      <ChatHeader view={view} show={show} unseen={conversation.unseen} />
    </section>
  );
}

interface ChatHeaderProps extends ChatWindowProps {
  unseen: number;
}

const control = 'grid size-11 shrink-0 place-items-center rounded-small hover:bg-sunk';

/** The title bar, dark in both themes: all that is left of the window while it is minimized. */
function ChatHeader({ view, show, unseen }: ChatHeaderProps) {
  const open = view === 'open';
  return (
    <header className={open ? 'chat-header order-first shrink-0' : 'flex flex-1 bg-band'}>
      <div
        className={cx(
          'flex flex-1 items-center gap-1.5 text-ink scheme-dark',
          open ? 'ps-4.5 pe-2.5 pt-3.5 pb-4.5' : 'py-1 ps-3.5 pe-1.5',
        )}
      >
        <img
          src={imageAddress('face-chat.svg', { width: 56, height: 56, format: 'svg' })}
          alt=""
          width={56}
          height={56}
          className={cx('rounded-large', open ? 'size-14' : 'size-9 max-[30rem]:hidden')}
        />
        {/* Bounded, so that words stay whole on a phone with its text at 200 %. */}
        <div className={cx('min-w-0 flex-1 leading-tight', open ? 'px-2' : 'min-[30rem]:px-2')}>
          <h2 className="text-[min(1rem,7.5vw)] font-semibold">{chatWords.title}</h2>
          <p role="status" className="text-[min(.8125rem,6vw)] text-ink-2">
            {unseen > 0 ? counted(unseen, 'new answer') : chatWords.subtitle}
          </p>
        </div>
        <button
          type="button"
          className={control}
          aria-label={open ? 'Minimize chat' : 'Expand chat'}
          onClick={() => show(open ? 'minimized' : 'open', open)}
        >
          <Icon name={open ? 'minus' : 'maximize-2'} />
        </button>
        <button
          type="button"
          className={control}
          aria-label="Close chat"
          onClick={() => show('closed', true)}
        >
          <Icon name="x" />
        </button>
      </div>
    </header>
  );
}

/** How many answers wait, for the eye; and for reload-guard.ts, that there is a conversation to lose. */
export function ChatCount() {
  const { unseen, messages } = useConversation();
  return (
    <span className="chat-count">
      {messages.length > 1 && <span hidden data-unsaved="" />}
      {unseen > 0 && (
        <span
          aria-hidden="true"
          data-count
          className="absolute -start-2.75 -top-2.75 grid h-5.5 min-w-5.5 place-content-center rounded-large bg-ochre type-label text-on-signal scheme-dark"
        >
          {unseen}
        </span>
      )}
    </span>
  );
}

/** Announces answers that came while the window is closed; minimized, its title bar does. */
export function ChatNews() {
  const { unseen } = useConversation();
  return (
    <p role="status" className="sr-only">
      {unseen > 0 && counted(unseen, 'new answer')}
    </p>
  );
}
