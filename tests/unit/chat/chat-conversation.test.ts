import { describe, expect, it } from 'vitest';
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

const start = greeted('Hello', 1);

describe('a conversation', () => {
  it('opens with the greeting of the bot', () => {
    expect(start.messages).toEqual([{ id: 1, type: 'bot', content: 'Hello', timestamp: 1 }]);
    expect(start).toMatchObject({ typing: false, unseen: 0 });
    expect(isGreetingAlone(start)).toBe(true);
  });

  it('types after a question, until its answer', () => {
    const question = asked(start, 'How?', 2);
    expect(question.typing).toBe(true);
    expect(isGreetingAlone(question)).toBe(false);
    const answer = answered(question, { content: 'So.' }, 3, true);
    expect(answer).toMatchObject({ typing: false, unseen: 0 });
    const lines = answer.messages.map(({ id, type }) => `${id} ${type}`);
    expect(lines).toEqual(['1 bot', '2 user', '3 bot']);
  });

  it('counts answers that nobody saw', () => {
    const once = answered(asked(start, 'a', 2), { content: 'b' }, 3, false);
    const twice = answered(asked(once, 'c', 4), { content: 'd' }, 5, false);
    expect(once.unseen).toBe(1);
    expect(twice.unseen).toBe(2);
    expect(seen(twice).unseen).toBe(0);
  });

  it('sends nothing blank, and nothing while it types', () => {
    for (const blank of ['', ' ', '\n\t ']) expect(canSend(start, blank)).toBe(false);
    expect(canSend(start, ' a ')).toBe(true);
    expect(canSend(asked(start, 'a', 2), 'b')).toBe(false);
  });

  it('keeps the last messages, each with an id of its own', () => {
    let talk = start;
    for (let turn = 0; turn < 300; turn += 1)
      talk = answered(asked(talk, 'q', 2), { content: 'a' }, 3, true);
    expect(talk.messages).toHaveLength(mostMessages);
    expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(mostMessages);
    expect(talk.messages.at(-1)?.id).toBe(601);
    expect(isGreetingAlone(talk)).toBe(false);
  });
});

it('the delay of an answer grows with it, from one second to two', () => {
  expect(replyDelay('')).toBe(1000);
  expect(replyDelay('x'.repeat(200))).toBeGreaterThan(1000);
  expect(replyDelay('x'.repeat(10_000))).toBe(2000);
});
