/**
 * In order: the first rule with a word in the text counts. 'planning' never reaches its own rule,
 * since 'plan' is in the first.
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

export type ChatTopic = (typeof rules)[number][0] | 'help';

/**
 * The topic of a question. The product's name belongs to the last rule; 'help' is everything else.
 */
export function topicOf(question: string, productName: string): ChatTopic {
  const text = question.toLowerCase();
  const rule = rules.find(([, words]) => words.some((word) => text.includes(word)));
  if (rule) return rule[0];
  return text.includes(productName.toLowerCase()) ? 'about' : 'help';
}
