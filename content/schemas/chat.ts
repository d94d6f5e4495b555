import { z } from 'zod';
import type { ChatTopic } from '@/lib/chat/reply';
import { between, choices, href, type Shape, text } from './base';

const answer = z.strictObject({
  text: text.max(700),
  links: between(z.strictObject({ label: text.max(50), href }), 0, 6),
});

const chat = z.strictObject({
  // One line of a narrow window.
  title: text.max(40),
  subtitle: text.max(40),
  greeting: text.max(400),
  placeholder: text.max(40),
  // Nine would hide the greeting on a phone. Each must have an answer.
  quickQuestions: choices(text.max(60), 2, 8),
});

/** By topic of lib/chat/reply.ts. */
const chatAnswers = z.strictObject({
  pricing: answer,
  features: answer,
  start: answer,
  benefits: answer,
  industries: answer,
  routes: answer,
  support: answer,
  about: answer,
  help: answer,
} satisfies Record<ChatTopic, typeof answer>);

const subject = answer.extend({
  /** As typed, in lower case and without punctuation; each is found as a whole word. */
  words: choices(
    text.max(30).regex(/^[a-z0-9]+( [a-z0-9]+)*$/, "must be lower-case words such as 'fuel tax'"),
    1,
    12,
  ),
});

const chatSubjects = between(subject, 0, 30);

const chatInstead = z.strictObject({ before: text.max(200), after: answer });

export const chatSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/chat.ts': z.strictObject({ chat, chatAnswers, chatSubjects, chatInstead }),
};

export type ChatWords = Shape<typeof chat>;
export type ChatAnswers = Shape<typeof chatAnswers>;
export type ChatInstead = Shape<typeof chatInstead>;
export type ChatSubject = Shape<typeof subject>;
