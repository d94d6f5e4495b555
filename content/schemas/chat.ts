import { z } from 'zod';
import { between, href, list, text } from './base';

const answer = z.strictObject({
  text: text.max(700),
  /** Pages that say more. */
  links: list(z.strictObject({ label: text.max(50), href })),
});

/** The chat: its greeting, the questions it offers, and an answer to each topic. */
export const chatSchemas = {
  'content/chat.ts': z.looseObject({
    chat: z.looseObject({
      greeting: text.max(400),
      placeholder: text.max(40),
      // Buttons over the field: nine would hide the greeting on a phone.
      quickQuestions: between(text.max(60), 2, 8),
    }),
    // A topic for each way of asking that lib/chat/reply.ts knows.
    chatAnswers: z
      .strictObject({
        pricing: answer,
        features: answer,
        start: answer,
        benefits: answer,
        industries: answer,
        routes: answer,
        support: answer,
        about: answer,
        help: answer,
      })
      .readonly(),
  }),
} as const satisfies Record<string, z.ZodType>;
