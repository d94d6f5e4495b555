/** Text with **bold** words, line breaks and numbered lists, and links. */
export interface ChatAnswer {
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

export interface FurtherPlace {
  readonly label: string;
  readonly heading: string | undefined;
  /** Path with the anchor of the heading. */
  readonly href: string;
}

/** Places of the site that say more about a question. */
export interface Further {
  /** The question's subject as typed: 'route planning'. Empty for many words. */
  readonly words: string;
  /** The best first; at least one. */
  readonly places: readonly FurtherPlace[];
}

export interface MessageBody {
  readonly content: ChatAnswer;
  readonly further?: Further | undefined;
  readonly after?: ChatAnswer | undefined;
}

export interface Message extends MessageBody {
  readonly id: number;
  readonly type: 'bot' | 'user';
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

export interface Conversation {
  readonly messages: readonly Message[];
  readonly typing: boolean;
  /** Answers that came while the window was closed. */
  readonly unseen: number;
}

export const mostMessages = 200;

/** Characters; browsers become slow at each key where a field holds many more. */
export const longestQuestion = 5_000;

const add = (
  messages: readonly Message[],
  type: Message['type'],
  body: MessageBody,
  timestamp: number,
): readonly Message[] => {
  const id = (messages.at(-1)?.id ?? 0) + 1;
  return [...messages, { ...body, id, type, timestamp }].slice(-mostMessages);
};

const plain = (text: string): MessageBody => ({ content: { text, links: [] } });

export const greeted = (greeting: string, now: number): Conversation => ({
  messages: add([], 'bot', plain(greeting), now),
  typing: false,
  unseen: 0,
});

export const isGreetingAlone = ({ messages }: Conversation): boolean => messages.length === 1;

export const canSend = ({ typing }: Conversation, text: string): boolean =>
  !typing && text.trim() !== '';

export const asked = (before: Conversation, question: string, now: number): Conversation => ({
  ...before,
  messages: add(before.messages, 'user', plain(question), now),
  typing: true,
});

/** Adds an answer, seen at once if the window is open. */
export const answered = (
  before: Conversation,
  answer: MessageBody,
  now: number,
  open: boolean,
): Conversation => ({
  messages: add(before.messages, 'bot', answer, now),
  typing: false,
  unseen: open ? 0 : before.unseen + 1,
});

export const seen = (before: Conversation): Conversation => ({ ...before, unseen: 0 });

/** Milliseconds: one to two seconds, by the length of the answer. */
export const replyDelay = (answer: string): number => 1000 + Math.min(1000, answer.length * 2);
