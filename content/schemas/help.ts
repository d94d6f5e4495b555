import { z } from 'zod';
import { glossaryTerm, helpArticle, recentUpdate, supportCategory } from '../help/types';
import { pageFacts } from '../products/types';
import { choices, link, type Shape, text, unlike } from './base';
import { counting } from './parts/counting';
import { faq, question } from './parts/faq';

const supportPage = z.strictObject({
  page: pageFacts,
  name: text.max(30),
  title: text.max(60),
  search: z.strictObject({
    label: text.max(60),
    button: text.max(20),
    often: text.max(30),
    /** Each finds a guide by its title. */
    shortcuts: choices(text.max(30), 0, 8),
  }),
  network: z.strictObject({ title: counting(60), kept: text.max(40), startOver: text.max(20) }),
  categories: text.max(30),
  list: z.strictObject({
    all: text.max(30),
    showAll: text.max(30),
    orders: z.strictObject({
      label: text.max(30),
      learning: text.max(20),
      newest: text.max(20),
      read: text.max(20),
    }),
  }),
  /** While no article is published. */
  empty: z.strictObject({ title: text.max(60), text: text.max(200), contact: link.strict() }),
  updates: z.strictObject({
    title: text.max(40),
    /** Shows the older ones; counted with the newest. */
    all: counting(30),
    fewer: text.max(30),
  }),
  faq,
  glossary: z.strictObject({ title: counting(60), lead: text.max(160) }),
  contacts: z.strictObject({
    title: text.max(40),
    /** Leads there from the first screen. */
    ahead: text.max(80),
    email: z.strictObject({ label: text.max(60), note: text.max(60) }),
    phone: z.strictObject({ label: text.max(60), note: text.max(60) }),
  }),
});

const articleWords = z.strictObject({
  stuck: z.strictObject({
    title: text.max(40),
    text: text.max(200),
    hours: text.max(60),
    link: link.strict(),
  }),
  /** Before the date of the last review. */
  checked: text.max(20),
  next: text.max(40),
  related: z.strictObject({ title: text.max(40), product: text.max(30), article: text.max(30) }),
  neighbors: z.strictObject({
    label: text.max(40),
    previous: text.max(20),
    following: text.max(20),
  }),
  vote: z.strictObject({ question: text.max(60), yes: text.max(120), no: text.max(120) }),
  share: z.strictObject({
    copy: text.max(30),
    copied: text.max(40),
    failed: text.max(60),
    email: text.max(30),
  }),
  back: text.max(40),
});

export const helpSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/help/articles/*.ts': z.strictObject({ article: helpArticle }),
  // All files form one list.
  'content/help/glossary/*.ts': z.strictObject({ terms: unlike(glossaryTerm, 'term', 1, 40) }),
  'content/help/questions.ts': z.strictObject({
    // Each has an anchor on /support, beside those of its sections.
    supportQuestions: unlike(question, 'id', 1, 20),
  }),
  'content/help/support.ts': z.strictObject({
    supportCategories: unlike(supportCategory, 'id', 3, 9),
    recentUpdates: unlike(recentUpdate, 'id', 0, 30),
    supportPage,
    articleWords,
  }),
};

export type SupportPage = Shape<typeof supportPage>;
export type ArticleWords = Shape<typeof articleWords>;
