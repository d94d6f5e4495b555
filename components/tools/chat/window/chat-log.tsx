import { memo, type ReactElement, type ReactNode, useLayoutEffect, useRef } from 'react';
import Markdown from 'react-markdown';
import { Icon } from '@/components/ui/icon/icon';
import {
  type ChatAnswer,
  type Conversation,
  isGreetingAlone,
  type Message,
} from '@/lib/chat/conversation';
import { chatWords } from '@/lib/content/chat';

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
const Bubble = ({ type, children, ...rest }: BubbleProps) => (
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
const ChatMessage = memo(function ChatMessage(message: Message) {
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
