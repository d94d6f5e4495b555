import { type FormEvent, useRef, useState } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { canSend, longestQuestion } from '@/lib/chat/conversation';
import { chatWords } from '@/lib/content/chat';
import { ChatHeader } from './chat-header';
import { ChatLog } from './chat-log';
import { send, useConversation } from './chat-store';
import type { ChatWindowProps } from './use-open-window';
import { focusWindow, useOpenWindow } from './use-open-window';

/** The window of the chat assistant: a region beside the page, no modal. */
export function ChatWindow({ view, show }: ChatWindowProps) {
  const conversation = useConversation();
  // Outlives the form, which goes while the window is minimized.
  const [draft, setDraft] = useState('');
  const region = useRef<HTMLElement>(null);
  useOpenWindow(region, view, show);

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
      <ChatHeader view={view} show={show} unseen={conversation.unseen} />
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
    </section>
  );
}
