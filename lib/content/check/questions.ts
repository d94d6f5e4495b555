import { topicOf } from '../../chat/reply';
import { type ContentModule, leaves, type Problem } from './leaves';

const file = 'content/chat.ts';

interface Question {
  readonly field: string;
  readonly text: string;
  readonly topic: string;
}

const inNoText = '\n';

const nameOf = (modules: readonly ContentModule[]): string => {
  const site = modules.find((module) => module.file === 'content/site.ts');
  const name = leaves(site?.data ?? {}).find(({ field }) => field === 'site.name')?.value;
  return typeof name === 'string' && name ? name : inNoText;
};

function questions(modules: readonly ContentModule[]): readonly Question[] {
  const name = nameOf(modules);
  return modules
    .filter((module) => module.file === file)
    .flatMap(({ data }) => leaves(data))
    .flatMap(({ field, value }) =>
      /^chat\.quickQuestions\[\d+\]$/.test(field) && typeof value === 'string'
        ? [{ field, text: value, topic: topicOf(value, name) }]
        : [],
    );
}

export const unansweredQuestions = (modules: readonly ContentModule[]): readonly Problem[] =>
  questions(modules)
    .filter(({ topic }) => topic === 'help')
    .map(({ field, text }) => ({
      file,
      field,
      reason: `the chat has no answer to '${text}', use a word of lib/chat/reply.ts, such as price, feature, start, industry or route`,
    }));

/** Advice. */
export const twinQuestions = (modules: readonly ContentModule[]): readonly Problem[] => {
  const all = questions(modules);
  return all.flatMap(({ field, topic }, at) => {
    const first = all.findIndex((other) => other.topic === topic);
    const reason = `gets the same answer as entry ${first + 1} of this list, '${topic}'`;
    return first < at && topic !== 'help' ? [{ file, field, reason }] : [];
  });
};
