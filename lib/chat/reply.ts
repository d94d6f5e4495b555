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

/** The answer to a question, as Markdown. Nothing of the question itself gets into it. */
export function replyTo(
  question: string,
  answers: Readonly<Record<ChatTopic, ChatAnswer>>,
  productName: string,
): string {
  const { text, links } = answers[topicOf(question, productName)];
  const list = links.map(({ label, href }) => `- [${label}](${href})`).join('\n');
  // Two spaces make a single line break one that Markdown keeps.
  const lines = text.replace(/(?<!\n)\n(?!\n)/g, '  \n');
  return list ? `${lines}\n\n${list}` : lines;
}

/** Whether an address is a path of this site; only such become links in the chat. */
export const isOwnPath = (address: string): boolean => /^\/(?![/\\])/.test(address);
