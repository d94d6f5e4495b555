import { memo, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { isOwnPath } from '@/lib/chat/reply';
import './chat-message.css';

interface ChatMessageProps {
  type: 'bot' | 'user';
  content: string;
}

const elements = ['p', 'br', 'strong', 'a', 'ul', 'ol', 'li'];

interface PartProps {
  href?: string | undefined;
  children?: ReactNode;
}

const link =
  'chat-link inline-flex min-h-8 items-center font-semibold underline underline-offset-3 pointer-coarse:min-h-11';

/** The elements of an answer with the classes of the sheet. */
const parts = {
  p: ({ children }: PartProps) => <p className="chat-text">{children}</p>,
  ul: ({ children }: PartProps) => <ul className="chat-text">{children}</ul>,
  ol: ({ children }: PartProps) => <ol className="chat-text chat-steps">{children}</ol>,
  strong: ({ children }: PartProps) => <strong className="font-semibold">{children}</strong>,
  a: ({ href, children }: PartProps) =>
    href ? (
      <a href={href} className={link}>
        {children}
      </a>
    ) : (
      children
    ),
};

/**
 * One message. Answers may hold bold words, line breaks, lists and links to the site's own pages;
 * what the reader wrote is text and nothing else.
 */
export const ChatMessage = memo(function ChatMessage({ type, content }: ChatMessageProps) {
  return (
    <div data-message={type} className={`chat-message chat-${type}`}>
      <span className="sr-only">{type === 'bot' ? 'Assistant: ' : 'You: '}</span>
      {type === 'bot' ? (
        <Markdown
          skipHtml
          allowedElements={elements}
          unwrapDisallowed
          urlTransform={(url) => (isOwnPath(url) ? url : '')}
          components={parts}
        >
          {content}
        </Markdown>
      ) : (
        <p>{content}</p>
      )}
    </div>
  );
});
