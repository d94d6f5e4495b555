/** A link below an answer, with the heading of its page to which it leads, if any. */
export interface ChatLink {
  readonly label: string;
  readonly href: string;
  readonly heading?: string | undefined;
}

/** Text with **bold** words, line breaks and numbered lists, and where it leads on to. */
export interface ChatAnswer {
  readonly text: string;
  readonly links: readonly ChatLink[];
}

/** Where the site says more about the reader's own words. */
export interface Further {
  /** The words as they were typed, from the first telling one to the last. Empty for many. */
  readonly words: string;
  /** The best first; at least one. */
  readonly places: readonly ChatLink[];
}

/** What a message holds. */
export interface Content {
  readonly content: ChatAnswer;
  readonly further?: Further | undefined;
  /** Below the places. */
  readonly after?: ChatAnswer | undefined;
}

/** A message of the chat. */
export interface Message extends Content {
  readonly id: number;
  readonly type: 'bot' | 'user';
  /** Milliseconds since 1970. */
  readonly timestamp: number;
}

/** The chat as it stands. */
export interface Conversation {
  readonly messages: readonly Message[];
  /** An answer is on its way. */
  readonly typing: boolean;
  /** Answers that came while the window was not open. */
  readonly unseen: number;
}

/** Of a longer conversation the oldest messages go. */
export const mostMessages = 200;

const add = (
  messages: readonly Message[],
  type: Message['type'],
  content: Content,
  timestamp: number,
): readonly Message[] => {
  const id = (messages.at(-1)?.id ?? 0) + 1;
  return [...messages, { ...content, id, type, timestamp }].slice(-mostMessages);
};

const plain = (text: string): Content => ({ content: { text, links: [] } });

/** A new conversation: the greeting alone. */
export const greeted = (greeting: string, now: number): Conversation => ({
  messages: add([], 'bot', plain(greeting), now),
  typing: false,
  unseen: 0,
});

/** Whether the quick questions show. */
export const isGreetingAlone = ({ messages }: Conversation): boolean => messages.length === 1;

/** Blank text is not sent, and nothing is while an answer is on its way. */
export const canSend = ({ typing }: Conversation, text: string): boolean =>
  !typing && text.trim() !== '';

/** The conversation after a question. */
export const asked = (before: Conversation, question: string, now: number): Conversation => ({
  ...before,
  messages: add(before.messages, 'user', plain(question), now),
  typing: true,
});

/** The conversation after an answer, which the reader sees if the window is open. */
export const answered = (
  before: Conversation,
  answer: Content,
  now: number,
  open: boolean,
): Conversation => ({
  messages: add(before.messages, 'bot', answer, now),
  typing: false,
  unseen: open ? 0 : before.unseen + 1,
});

/** The conversation once the reader has seen all answers. */
export const seen = (before: Conversation): Conversation => ({ ...before, unseen: 0 });

/** How long the answer seems to be typed: one to two seconds, by its length. */
export const replyDelay = (answer: string): number => 1000 + Math.min(1000, answer.length * 2);
