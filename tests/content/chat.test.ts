import { expect, it } from 'vitest';
import { chat, chatAnswers, chatInstead } from '@/content/chat';
import { schemas } from '@/content/schemas';
import { site } from '@/content/site';
import { topicOf } from '@/lib/chat/reply';
import { answerTo } from '@/lib/content/chat';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { known } from '@/scripts/check/known';

const module = (quickQuestions: readonly string[]) => [
  {
    file: 'content/chat.ts',
    data: { chat: { ...chat, quickQuestions }, chatAnswers, chatInstead },
  },
];

const offeredWords = [...chatAnswers.help.text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word);

it.each([...chat.quickQuestions, ...offeredWords])(
  '%s, which the chat offers, has an answer',
  (text = '') => {
    const topic = topicOf(text, site.name);
    expect(topic).not.toBe('help');
    for (const { href } of chatAnswers[topic].links) expect(answerTo(text)).toContain(`](${href})`);
  },
);

it('quick questions that the chat cannot answer are refused', () => {
  expect(
    findProblems(module(['How much does it cost?', 'Where are you?']), schemas, known),
  ).toEqual([
    {
      file: 'content/chat.ts',
      field: 'chat.quickQuestions[1]',
      reason:
        "the chat has no answer to 'Where are you?', use a word of lib/chat/reply.ts, such as price, feature, start, industry or route",
    },
  ]);
});

it('quick questions that are answered alike are advice', () => {
  const alike = module(['How much does it cost?', 'Which plan is for me?']);
  expect(findProblems(alike, schemas, known)).toEqual([]);
  expect(findAdvice(alike, known).map(({ field }) => field)).toContain('chat.quickQuestions[1]');
});

it('the chat does not pass for a person', () => {
  expect(chat.greeting).toContain('script');
  expect(chat.subtitle).toContain('Scripted');
});
