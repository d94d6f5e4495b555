import { useRef, useState } from 'react';
import type { ChatWindowProps } from '../chat-view';
import { ChatForm } from './chat-form';
import { ChatHeader } from './chat-header';
import { ChatLog } from './chat-log';
import { send, useConversation } from './chat-store';
import { useChatWindow } from './use-chat-window';

const frame =
  'fixed flex flex-col overflow-clip rounded-card rule border-line bg-paper type-small text-ink shadow-3 [overflow-wrap:anywhere]';

/**
 * The window of the chat assistant, a region beside the page and no modal. Minimized, its
 * title bar remains and counts what was answered meanwhile.
 */
export function ChatWindow({ view, show }: ChatWindowProps) {
  const conversation = useConversation();
  const [draft, setDraft] = useState('');
  const region = useRef<HTMLElement>(null);
  const enter = useChatWindow(region, view, show);

  const ask = (question: string) => {
    if (!send(question)) return false;
    enter();
    return true;
  };

  return (
    <section
      ref={region}
      aria-label="Chat assistant"
      tabIndex={-1}
      className={`chat chat-${view} ${frame}`}
    >
      <ChatHeader view={view} show={show} unseen={conversation.unseen} />
      {view === 'open' && (
        <>
          <ChatLog conversation={conversation} ask={ask} />
          <ChatForm
            conversation={conversation}
            draft={draft}
            setDraft={setDraft}
            ask={() => ask(draft) && setDraft('')}
          />
        </>
      )}
    </section>
  );
}
