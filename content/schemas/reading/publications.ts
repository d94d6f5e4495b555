import { z } from 'zod';
import { pageFacts } from '../../products/types';
import { webinar } from '../../webinars/types';
import { whitePaper, whitePaperCategory } from '../../white-papers/types';
import { between, href, type Shape, text, unlike } from '../base';

/** A page that may have an empty list. */
const listPage = {
  page: pageFacts,
  // One line on a phone.
  title: text.max(14),
  text: text.max(160),
};

/** Once there is something to list. */
const listed = z.strictObject({
  description: text.max(300),
  lead: text.max(160),
  menu: text.max(34),
});

const sectionTitle = text.max(30);

/** Above the field for an address. */
const newsletter = text.max(50);

/** Shown while there is nothing to list. */
const meanwhile = z.strictObject({
  title: text.max(50),
  /** Slugs of articles. */
  posts: between(text.max(60), 3, 3),
  /** Of the help center. */
  guides: z.strictObject({ title: text.max(50), slugs: between(text.max(60), 3, 3) }),
});

const person = z.strictObject({
  name: text.max(40),
  role: text.max(60),
  /** In public/images; initials by default. */
  photo: text.optional(),
});

const named = { label: text.max(40), text: text.max(160) };
const file = z.strictObject({
  ...named,
  file: text.max(60).regex(/^\/[\w./-]+$/, 'must be the path of a file, such as /feed.xml'),
});

const llms = z.strictObject({
  note: text.max(300),
  sections: z.strictObject({
    product: sectionTitle,
    facts: sectionTitle.max(60),
    stories: sectionTitle,
    help: sectionTitle,
    articles: sectionTitle,
    papers: sectionTitle,
    webinars: sectionTitle,
    optional: sectionTitle,
  }),
  facts: between(z.strictObject({ ...named, href }), 1, 12),
  api: file,
  feed: file,
  archive: text.max(40).regex(/\{year\}/, "must hold '{year}', which stands for the year"),
});

export const publicationSchemas: Readonly<Record<string, z.ZodType>> = {
  'content/pages/empty.ts': z.strictObject({
    webinarsPage: z.strictObject({
      ...listPage,
      listed,
      meanwhile,
      newsletter,
      live: text.max(60),
      ahead: sectionTitle,
      behind: sectionTitle,
    }),
    whitePapersPage: z.strictObject({
      ...listPage,
      listed,
      meanwhile,
      newsletter,
      today: z.strictObject({ label: text.max(50), href }),
      listTitle: sectionTitle,
    }),
  }),
  'content/people.ts': z.strictObject({ people: unlike(person, 'name', 0, 60) }),
  'content/white-papers.ts': z.strictObject({
    whitePaperCategories: unlike(whitePaperCategory, 'name', 1, 12),
  }),
  'content/white-papers/*.ts': z.strictObject({ paper: whitePaper }),
  'content/webinars/*.ts': z.strictObject({ webinar }),
  'content/llms.ts': z.strictObject({ llms }),
};

export type Person = Shape<typeof person>;
