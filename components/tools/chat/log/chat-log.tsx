import { useLayoutEffect, useRef } from 'react';
import { type Conversation, isGreetingAlone } from '@/lib/chat/conversation';
import { ChatMessage } from './chat-message';
import { QuickQuestions } from './quick-questions';
import { TypingStops } from './typing-stops';
import './chat-log.css';

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
      className="chat-scroll relative flex-1 overflow-y-auto overscroll-contain"
    >
      {messages.map(({ id, type, content, further, after }) => (
        <ChatMessage key={id} {...{ type, content, further, after }} />
      ))}
      {typing && <TypingStops />}
      {isGreetingAlone(conversation) && <QuickQuestions ask={ask} />}
    </div>
  );
}
