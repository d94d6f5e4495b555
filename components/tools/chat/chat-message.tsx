import { memo, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import { isOwnPath } from '@/lib/chat/reply';
import './chat-message.css';

interface ChatMessageProps {
  type: 'bot' | 'user';
  content: string;
}

const elements = ['p', 'br', 'strong', 'a', 'ul', 'ol', 'li'];

function OwnLink({ href, children }: { href?: string | undefined; children?: ReactNode }) {
  return href ? <a href={href}>{children}</a> : children;
}

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
          components={{ a: OwnLink }}
        >
          {content}
        </Markdown>
      ) : (
        <p>{content}</p>
      )}
    </div>
  );
});
