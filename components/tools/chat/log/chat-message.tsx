import { memo, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { Said } from '@/lib/chat/conversation';
import { isOwnPath } from '@/lib/chat/reply';
import './chat-message.css';
import { FurtherPlaces } from './further-places';

interface ChatMessageProps extends Said {
  type: 'bot' | 'user';
}

const elements = ['p', 'br', 'strong', 'a', 'ul', 'ol', 'li'];

interface PartProps {
  href?: string | undefined;
  children?: ReactNode;
}

const link =
  'chat-link inline-flex min-h-8 items-center font-semibold underline underline-offset-4 pointer-coarse:min-h-11';

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

function Answer({ text }: { text: string }) {
  return (
    <Markdown
      skipHtml
      allowedElements={elements}
      unwrapDisallowed
      urlTransform={(url) => (isOwnPath(url) ? url : '')}
      components={parts}
    >
      {text}
    </Markdown>
  );
}

/**
 * One message. Answers may hold bold words, line breaks, lists and links to the site's own pages;
 * what the reader wrote is text and nothing else, in the line above the places too.
 */
export const ChatMessage = memo(function ChatMessage(props: ChatMessageProps) {
  const { type, content, further, after } = props;
  return (
    <div data-message={type} className={`chat-message chat-${type}`}>
      <span className="sr-only">{type === 'bot' ? 'Assistant: ' : 'You: '}</span>
      {type === 'bot' ? <Answer text={content} /> : <p>{content}</p>}
      {further && <FurtherPlaces {...further} link={link} />}
      {after && (
        <div className="chat-after">
          <Answer text={after} />
        </div>
      )}
    </div>
  );
});
