import { expect, it } from 'vitest';
import { answered, asked, greeted, mostMessages, replyDelay } from '@/lib/chat/conversation';

// The other rules of a conversation are tested with the window.

it('the last messages are kept, each with an id of its own', () => {
  let talk = greeted('Hello', 1);
  const content = { text: 'a', links: [] };
  for (let turn = 0; turn < 150; turn += 1)
    talk = answered(asked(talk, 'q', 2), { content }, 3, true);
  expect(new Set(talk.messages.map(({ id }) => id)).size).toBe(mostMessages);
  expect(talk.messages.at(-1)?.id).toBe(301);
});

it('the delay of an answer grows with it, from one second to two', () => {
  expect(['', 'x'.repeat(200), 'x'.repeat(10_000)].map(replyDelay)).toEqual([1000, 1400, 2000]);
});
