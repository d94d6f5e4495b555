/** What search engines are told of texts and webinars, with who wrote or holds them, in the words of schema.org. */
import { site } from '@/content/site';
import { address, inContext, publisher } from './json-ld';
import { ogName } from './picture/og-name';
import { type PagePath, routes } from './routes';

interface TextFacts {
  headline: string;
  description: string;
  path: PagePath;
}

/** A text with the page it stands on and the picture that shows it. */
const text = ({ headline, description, path }: TextFacts) => ({
  headline,
  description,
  mainEntityOfPage: address(path),
  image: address(`/og/${ogName(path)}`),
});

/** A person, or a desk or a team of the house. */
const author = ({ name, isPerson, role }: { name: string; isPerson?: boolean; role?: string }) =>
  isPerson
    ? ({ '@type': 'Person', name, ...(role && { jobTitle: role }), worksFor: publisher } as const)
    : ({ '@type': 'Organization', name, url: address('/') } as const);

export interface ArticleFacts extends TextFacts {
  /** YYYY-MM-DD. */
  published: string;
}

/** A case study. */
export const article = (facts: ArticleFacts) =>
  inContext({
    '@type': 'Article',
    ...text(facts),
    datePublished: facts.published,
    author: publisher,
    publisher,
  });

interface BlogPostFacts extends ArticleFacts {
  /** A person, or a desk of the house. */
  author: { name: string; isPerson: boolean; role?: string };
  category: string;
  keywords: readonly string[];
  words: number;
  /** What it rests on; `year` in which that was published. */
  sources: readonly { title: string; publisher: string; year: number; href: string }[];
}

/** An article of the blog. */
export const blogPosting = (facts: BlogPostFacts) =>
  inContext({
    '@type': 'BlogPosting',
    ...text(facts),
    datePublished: facts.published,
    dateModified: facts.published,
    author: author({
      ...facts.author,
      name: facts.author.isPerson ? facts.author.name : `${facts.author.name}, ${site.name}`,
    }),
    publisher,
    articleSection: facts.category,
    keywords: [...facts.keywords],
    wordCount: facts.words,
    inLanguage: 'en-US',
    ...(facts.sources.length > 0 && {
      citation: facts.sources.map(({ title, publisher: name, year, href }) => ({
        '@type': 'CreativeWork' as const,
        name: title,
        publisher: { '@type': 'Organization' as const, name },
        datePublished: `${year}`,
        url: href,
      })),
    }),
  });

interface EventFacts {
  title: string;
  description: string;
  /** Times with their offset. */
  starts: string;
  ends: string;
  speakers: readonly { name: string; isPerson: boolean; role?: string }[];
  /** Where one registers. */
  register: string;
  tags: readonly string[];
}

/** A webinar that is still to come. */
export const webinarEvent = (facts: EventFacts) =>
  inContext({
    '@type': 'Event',
    name: facts.title,
    description: facts.description,
    startDate: facts.starts,
    endDate: facts.ends,
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    location: { '@type': 'VirtualLocation', url: facts.register },
    image: address(`/og/${ogName(routes.webinars)}`),
    performer: facts.speakers.map((speaker) => author(speaker)),
    organizer: publisher,
    ...(facts.tags.length > 0 && { keywords: [...facts.tags] }),
  });

interface GuideFacts extends TextFacts {
  /** YYYY-MM-DD. */
  updated: string;
  /** The day on which it was last gone through, YYYY-MM-DD. */
  checked: string;
  /** The team that wrote it. */
  team: string;
  /** Name of its category. */
  section: string;
  /** 'Beginner' or 'Expert', as schema.org has it. */
  level: 'Beginner' | 'Expert';
  /** How long reading it takes, in minutes. */
  minutes: number;
}

interface TermFacts {
  name: string;
  /** The page on which they stand. */
  path: PagePath;
  terms: readonly { term: string; text: string }[];
}

/** Words with what they mean. */
export const definedTerms = ({ name, path, terms }: TermFacts) =>
  inContext({
    '@type': 'DefinedTermSet',
    '@id': address(`${path}#glossary`),
    name,
    hasDefinedTerm: terms.map(({ term, text: description }) => ({
      '@type': 'DefinedTerm',
      name: term,
      description,
    })),
  });

/** A help article. */
export const techArticle = (facts: GuideFacts) =>
  inContext({
    '@type': 'TechArticle',
    ...text(facts),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address(facts.path),
      lastReviewed: facts.checked,
    },
    // Each change publishes the guide anew, and no earlier one is kept.
    datePublished: facts.updated,
    dateModified: facts.updated,
    articleSection: facts.section,
    proficiencyLevel: facts.level,
    timeRequired: `PT${facts.minutes}M`,
    author: author({ name: `${site.name} ${facts.team}` }),
    publisher,
  });
