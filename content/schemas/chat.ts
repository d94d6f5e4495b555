import { z } from 'zod';
import { text } from './base';

const answer = z.strictObject({
  text,
  links: z
    .array(z.strictObject({ label: text, href: text.startsWith('/') }))
    .min(1, 'must lead on'),
});

/** The chat: six questions, and the claims of their answers. */
export const chatSchemas = {
  'content/chat.ts': z.looseObject({
    chat: z.looseObject({
      greeting: text,
      placeholder: text,
      quickQuestions: z.array(text).length(6, 'must be six questions'),
    }),
    chatAnswers: z
      .strictObject({
        pricing: answer.extend({ text: text.includes('14-day', 'must name the 14 days') }),
        features: answer,
        start: answer,
        benefits: answer.extend({ text: text.includes('35%', 'must name the 35%') }),
        industries: answer,
        routes: answer,
        support: answer.extend({
          text: text.includes('Mon-Fri 9AM-6PM EST', 'must name the hours'),
        }),
        about: answer,
        help: answer,
      })
      .readonly(),
  }),
} as const satisfies Record<string, z.ZodType>;
