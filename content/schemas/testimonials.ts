import { z } from 'zod';
import { testimonial } from '../home/types';
import { pageFacts } from '../products/types';
import { stat, text } from './base';

const industryCard = z.looseObject({ industry: text, text, picture: text, pictureAlt: text });

/** The testimonials page: three slides, six cards, three industry cards. */
export const testimonialsSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/testimonials/*.ts': z.strictObject({ testimonial }),
  'content/testimonials-page.ts': z.looseObject({
    testimonialPlaces: z.object({
      slides: z.array(text).length(3, 'must be three slides'),
      cards: z.array(text).length(6, 'must be six cards'),
    }),
    industryCards: z.array(industryCard).length(3, 'must be three cards'),
    testimonialsPage: z.looseObject({
      page: pageFacts,
      title: text,
      note: text,
      counts: z.array(stat).length(4),
    }),
  }),
};
