/** In order: the first rule with a word in the text counts; 'plan' comes before 'planning'. */
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

/** Whether one of the words stands in the question, whole and in any case. */
export function isAbout(question: string, words: readonly string[]): boolean {
  const text = ` ${question.toLowerCase().replace(/[^a-z0-9]+/g, ' ')} `;
  return words.some((word) => text.includes(` ${word} `));
}

/** A price asked for in other words, where no rule fits; not 'how much fuel'. */
const asksPrice = /\bhow much(?= (?:is|are|for|per|do you|will|would)\b|\W*$)|\byou charge\b/;

export type ChatTopic = (typeof rules)[number][0] | 'help';

/** 'help' is everything else. */
export function topicOf(question: string, productName: string): ChatTopic {
  const text = question.toLowerCase();
  const rule = rules.find(([, words]) => words.some((word) => text.includes(word)));
  if (rule) return rule[0];
  if (text.includes(productName.toLowerCase())) return 'about';
  return asksPrice.test(text) ? 'pricing' : 'help';
}
