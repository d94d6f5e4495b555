import { memo, type ReactElement, type ReactNode } from 'react';
import Markdown from 'react-markdown';
import type { ChatAnswer, Message } from '@/lib/chat/conversation';

const elements = ['p', 'strong', 'ol', 'li'];

interface PartProps {
  children?: ReactNode;
}

/** The elements of an answer's text; a single line break stays one. */
const parts = {
  p: ({ children }: PartProps) => <p className="whitespace-pre-line">{children}</p>,
  ol: ({ children }: PartProps) => <ol className="list-decimal ps-5">{children}</ol>,
  strong: ({ children }: PartProps) => <strong className="font-semibold">{children}</strong>,
};

interface LinksProps {
  links: readonly { label: string; href: string; heading?: string | undefined }[];
}

const Links = ({ links }: LinksProps) => (
  <ul>
    {links.map(({ label, href, heading }) => (
      <li key={href}>
        <a
          href={href}
          className="inline-flex min-h-8 items-center py-1 font-semibold underline underline-offset-4 hover:decoration-2 pointer-coarse:min-h-11"
        >
          {label}
        </a>
        {heading && <span className="mb-1 block text-ink-2">{heading}</span>}
      </li>
    ))}
  </ul>
);

const Answer = ({ text, links }: ChatAnswer) => (
  <>
    <Markdown skipHtml allowedElements={elements} unwrapDisallowed components={parts}>
      {text}
    </Markdown>
    {links.length > 0 && <Links links={links} />}
  </>
);

const shapes = {
  bot: 'ms-9.5 rounded-es-[3px] border-line bg-highlight',
  // Without kerning a long word is measured once, and not once a line.
  user: 'ms-auto rounded-ee-[3px] border-transparent bg-ink whitespace-pre-wrap text-paper [font-kerning:none]',
};

interface BubbleProps extends Pick<Message, 'type'> {
  'data-message'?: string;
  children: readonly (ReactElement | false | undefined)[];
}

/** The frame of a message, with the assistant's sign beside its own. */
export const Bubble = ({ type, children, ...rest }: BubbleProps) => (
  <div
    {...rest}
    className={`relative mb-3.5 flex w-fit max-w-[calc(100%-54px)] flex-col gap-3 rounded-pop rule px-3.5 py-2.5 ${shapes[type]}`}
  >
    {type === 'bot' && (
      <img
        src="/icon.svg"
        alt=""
        width={28}
        height={28}
        className="absolute -start-9.75 -bottom-px max-w-none"
      />
    )}
    {children}
  </div>
);

/** One message. An answer's text is Markdown; the reader's words are text and nothing else. */
export const ChatMessage = memo(function ChatMessage(message: Message) {
  const { type, content, further, after } = message;
  return (
    <Bubble type={type} data-message={type}>
      <span className="sr-only">{type === 'bot' ? 'Assistant: ' : 'You: '}</span>
      {type === 'bot' ? <Answer {...content} /> : <p>{content.text}</p>}
      {further && (
        <div className="flex flex-col gap-3 rule-t border-line pt-3">
          <p>{`On ${further.words || 'your question'}:`}</p>
          <Links links={further.places} />
        </div>
      )}
      {after && <Answer {...after} />}
    </Bubble>
  );
});
