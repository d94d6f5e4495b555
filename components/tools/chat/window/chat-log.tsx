import { useLayoutEffect, useRef } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { type Conversation, isGreetingAlone } from '@/lib/chat/conversation';
import { chatWords } from '@/lib/content/chat';
import { Bubble, ChatMessage } from './chat-message';

interface ChatLogProps {
  conversation: Conversation;
  ask: (question: string) => void;
}

/** The messages, announced as they come. The newest is in view, an answer from its beginning. */
export function ChatLog({ conversation, ask }: ChatLogProps) {
  const { messages, typing } = conversation;
  const log = useRef<HTMLDivElement>(null);
  const last = messages.at(-1);

  useLayoutEffect(() => {
    const box = log.current;
    const message = [...(box?.querySelectorAll<HTMLElement>('[data-message]') ?? [])].at(-1);
    if (!box || !message) return;
    box.scrollTop = last?.type === 'bot' ? message.offsetTop - 16 : box.scrollHeight;
  }, [last]);

  return (
    <div
      ref={log}
      role="log"
      aria-live="polite"
      aria-label="Messages"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached without a mouse
      tabIndex={0}
      className="chat-log relative min-h-0 flex-1 overflow-y-auto overscroll-contain p-4"
    >
      {messages.map((message) => (
        <ChatMessage key={message.id} {...message} />
      ))}
      {typing && <Typing />}
      {isGreetingAlone(conversation) && (
        <ul aria-label="Quick questions" className="ms-9.5 mt-3.5 grid gap-2">
          {chatWords.quickQuestions.map((question) => (
            <li key={question}>
              <button
                type="button"
                className="button button-outline min-h-11 w-full justify-between rounded-small bg-surface px-3.5 py-1.5 text-start hover:bg-sunk"
                onClick={() => ask(question)}
              >
                <span>{question}</span>
                <Icon name="arrow-up-right" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Three dots on a line while an answer is on its way; the first is filled where nothing moves. */
const Typing = () => (
  <Bubble type="bot">
    <span className="sr-only">The assistant is typing</span>
    <svg aria-hidden="true" width="44" height="12" className="my-1 fill-edge stroke-edge stroke-2">
      <path d="M6 6h32" />
      <g stroke="none">
        <circle className="chat-dot fill-cobalt" cx="6" cy="6" r="5" />
        <circle className="chat-dot [animation-delay:400ms]" cx="22" cy="6" r="5" />
        <circle className="chat-dot [animation-delay:800ms]" cx="38" cy="6" r="5" />
      </g>
    </svg>
  </Bubble>
);
