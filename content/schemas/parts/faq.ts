import { z } from 'zod';
import { between, link, type Shape, slug, text } from '../base';

/** A question and its plain answer, which is structured data too. */
export const question = z.strictObject({
  id: slug,
  question: text.max(90).endsWith('?', 'must end with a question mark'),
  answer: text.max(700),
  /** Where to read more. */
  link: link.strict().optional(),
});

export const faq = z.strictObject({
  title: text.max(40),
  text: text.max(120),
  links: between(link.strict(), 0, 2),
});

export type Question = Shape<typeof question>;
export type Faq = Shape<typeof faq>;
