import { industries } from '@/content/home/industries';
import { industryRows } from '@/content/industries-page';

/** The list of industries: what the page says of each, with what the home page knows of it. */
export const listedIndustries = industryRows.flatMap((row) =>
  industries
    .filter(({ id }) => id === row.id)
    .map(({ title, features, sheet }) => ({ ...row, title, features, thread: sheet })),
);

/** An industry of the list. */
export type ListedIndustry = (typeof listedIndustries)[number];
