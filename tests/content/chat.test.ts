import { describe, expect, it } from 'vitest';
import { chat, chatAnswers, chatInstead } from '@/content/chat';
import { schemas } from '@/content/schemas';
import { site } from '@/content/site';
import { isOwnPath, topicOf } from '@/lib/chat/reply';
import { answerTo } from '@/lib/content/chat';
import { findAdvice, findProblems } from '@/lib/content/check/validate';
import { sitePages as pages } from '@/lib/content/pages';
import { known } from '@/scripts/check/known';

const module = (quickQuestions: readonly string[]) => [
  {
    file: 'content/chat.ts',
    data: { chat: { ...chat, quickQuestions }, chatAnswers, chatInstead },
  },
];

describe('quick questions', () => {
  it.each(chat.quickQuestions)('%s lands on an answer, however it is written', (question) => {
    const topic = topicOf(question, site.name);
    expect(topic).not.toBe('help');
    expect(topicOf(question.toUpperCase(), site.name)).toBe(topic);
    for (const { href } of chatAnswers[topic].links) {
      expect(answerTo(question)).toContain(`](${href})`);
    }
  });

  it('that the chat cannot answer are refused', () => {
    const found = findProblems(
      module(['How much does it cost?', 'Where are you?']),
      schemas,
      known,
    );
    expect(found).toEqual([
      {
        file: 'content/chat.ts',
        field: 'chat.quickQuestions[1]',
        reason:
          "the chat has no answer to 'Where are you?', use a word of lib/chat/reply.ts, such as price, feature, start, industry or route",
      },
    ]);
  });

  it('that are answered alike are advice', () => {
    const alike = module(['How much does it cost?', 'Which plan is for me?']);
    expect(findProblems(alike, schemas, known)).toEqual([]);
    expect(findAdvice(alike, known).map(({ field }) => field)).toContain('chat.quickQuestions[1]');
  });
});

describe('answers', () => {
  const answers = Object.entries(chatAnswers);

  it.each(answers)('%s leads on to pages that exist', (_, { links }) => {
    for (const { href } of links) {
      expect(isOwnPath(href)).toBe(true);
      expect(pages).toContain(href.split(/[?#]/)[0]);
    }
  });

  it('do not pass for a person', () => {
    expect(chat.greeting).toContain('script');
    expect(chat.subtitle).toContain('Scripted');
  });
});

const offeredWords = [...chatAnswers.help.text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word);

it.each(offeredWords)('%s, which the chat offers, has an answer', (word = '') =>
  expect(topicOf(word, site.name)).not.toBe('help'),
);
