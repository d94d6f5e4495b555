import type { Further, Said } from './conversation';

/** A prepared answer: text with **bold** words and line breaks, and where it leads on to. */
export interface ChatAnswer {
  readonly text: string;
  readonly links: readonly { readonly label: string; readonly href: string }[];
}

/**
 * Keywords in the order in which they are tried: the first rule of which one word is part of the
 * text counts. So 'planning' never reaches its own rule, since 'plan' is in the first.
 */
const rules = [
  ['pricing', ['price', 'cost', 'pricing', 'plan']],
  ['features', ['feature', 'what does', 'capabilities']],
  ['start', ['start', 'begin', 'setup', 'onboard']],
  ['benefits', ['benefit', 'save', 'roi', 'return']],
  ['industries', ['industry', 'business', 'sector']],
  ['routes', ['route', 'optim', 'planning']],
  ['support', ['support', 'help', 'contact']],
  ['about', ['what is', 'about']],
] as const satisfies readonly (readonly [topic: string, words: readonly string[]])[];

/** What a question of the chat is taken to be about; 'help' is everything else. */
export type ChatTopic = (typeof rules)[number][0] | 'help';

/** The topic of a question. The product's name belongs to the last rule. */
export function topicOf(question: string, productName: string): ChatTopic {
  const text = question.toLowerCase();
  const rule = rules.find(([, words]) => words.some((word) => text.includes(word)));
  if (rule) return rule[0];
  return text.includes(productName.toLowerCase()) ? 'about' : 'help';
}

const markdownOf = ({ text, links }: ChatAnswer): string => {
  const list = links.map(({ label, href }) => `- [${label}](${href})`).join('\n');
  // Two spaces make a single line break one that Markdown keeps.
  const lines = text.replace(/(?<!\n)\n(?!\n)/g, '  \n');
  return list ? `${lines}\n\n${list}` : lines;
};

/** What stands around the places of the site, where they stand in for an answer. */
export interface ChatInstead {
  readonly before: string;
  readonly after: ChatAnswer;
}

/** The prepared answer to a question, as Markdown. Nothing of the question itself gets into it. */
export const replyTo = (
  question: string,
  answers: Readonly<Record<ChatTopic, ChatAnswer>>,
  productName: string,
): string => markdownOf(answers[topicOf(question, productName)]);

/** What is said where no answer is prepared, but places of the site are found. */
export const saidInstead = ({ before, after }: ChatInstead, further: Further): Said => ({
  content: before,
  further,
  after: markdownOf(after),
});

/** Whether an address is a path of this site; only such become links in the chat. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
