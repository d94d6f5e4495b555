import { expect, it } from 'vitest';
import { chat, chatAnswers } from '@/content/chat';
import { site } from '@/content/site';
import { topicOf } from '@/lib/chat/reply';
import { answerTo } from '@/lib/content/chat';

it.each(chat.quickQuestions)('%s lands on an answer, however it is written', (question) => {
  const topic = topicOf(question, site.name);
  expect(topic).not.toBe('help');
  expect(topicOf(question.toUpperCase(), site.name)).toBe(topic);
  for (const { href } of chatAnswers[topic].links) {
    expect(href).toMatch(/^\/(?![/\\])/);
  }
  expect(answerTo(question).content).toBe(chatAnswers[topic]);
});

const offeredWords = [...chatAnswers.help.text.matchAll(/\*\*(.+?)\*\*/g)].map(([, word]) => word);

it.each(offeredWords)('%s, which the chat offers, has an answer', (word = '') =>
  expect(topicOf(word, site.name)).not.toBe('help'),
);
