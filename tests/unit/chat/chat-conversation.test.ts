import { expect, it } from 'vitest';
import {
  answered,
  asked,
  canSend,
  greeted,
  isGreetingAlone,
  mostMessages,
  replyDelay,
  seen,
} from '@/lib/chat/conversation';

const said = (text: string) => ({ text, links: [] });
const start = greeted('Hello', 1);

it('the bot types after a question, until its answer', () => {
  const question = asked(start, 'How?', 2);
  expect(question.typing).toBe(true);
  expect(isGreetingAlone(question)).toBe(false);
  const answer = answered(question, { content: said('So.') }, 3, true);
  expect(answer).toMatchObject({ typing: false, unseen: 0 });
  const lines = answer.messages.map(({ id, type, content }) => `${id} ${type} ${content.text}`);
  expect(lines).toEqual(['1 bot Hello', '2 user How?', '3 bot So.']);
});

it('answers that nobody saw are counted', () => {
  const once = answered(start, { content: said('b') }, 3, false);
  const twice = answered(once, { content: said('d') }, 5, false);
  expect([once.unseen, twice.unseen, seen(twice).unseen]).toEqual([1, 2, 0]);
});

it('nothing blank is sent, and nothing while the bot types', () => {
  for (const blank of ['', '\n\t ']) expect(canSend(start, blank)).toBe(false);
  expect(canSend(start, ' a ')).toBe(true);
  expect(canSend(asked(start, 'a', 2), 'b')).toBe(false);
});

it('the last messages are kept, each with an id of its own', () => {
  let talk = start;
  for (let turn = 0; turn < 150; turn += 1)
    talk = answered(asked(talk, 'q', 2), { content: said('a') }, 3, true);
  expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(mostMessages);
  expect(talk.messages.at(-1)?.id).toBe(301);
});

it('the delay of an answer grows with it, from one second to two', () => {
  expect(['', 'x'.repeat(200), 'x'.repeat(10_000)].map(replyDelay)).toEqual([1000, 1400, 2000]);
});
