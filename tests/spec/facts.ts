/**
 * The published facts: what the site states today, each beside the value of content that it comes
 * from, with the places where it must appear. Each group stands in a file of `facts/` of its name; a
 * fact that is changed on purpose is changed there too.
 */
import type { Fact } from './fact';
import { api } from './facts/api-docs';
import { blog } from './facts/blog';
import { calculators } from './facts/calculators';
import { stories } from './facts/case-studies';
import { questions } from './facts/chat';
import { contact } from './facts/contact';
import { companyFigures } from './facts/figures';
import { help } from './facts/help';
import { homePage } from './facts/home-page';
import { pages } from './facts/pages';
import { prices } from './facts/prices';
import { trial } from './facts/trial';

/** All of them, by what they are about. */
export const facts: Readonly<Record<string, readonly Fact[]>> = {
  trial,
  prices,
  calculators,
  figures: companyFigures,
  contact,
  'home page': homePage,
  pages,
  'case studies': stories,
  blog,
  help,
  'API docs': api,
  chat: questions,
};
