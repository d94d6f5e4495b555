/** Structured data of articles, guides and webinars. */
import { site } from '@/content/site';
import { address, inContext, publisher } from './json-ld';
import { ogName } from './picture/og-name';
import { type PagePath, routes } from './routes';

interface TextFacts {
  headline: string;
  description: string;
  path: PagePath;
}

const text = ({ headline, description, path }: TextFacts) => ({
  headline,
  description,
  mainEntityOfPage: address(path),
  image: address(`/og/${ogName(path)}`),
});

const author = ({ name, isPerson, role }: { name: string; isPerson?: boolean; role?: string }) =>
  isPerson
    ? ({ '@type': 'Person', name, ...(role && { jobTitle: role }), worksFor: publisher } as const)
    : ({ '@type': 'Organization', name, url: address('/') } as const);

export interface ArticleFacts extends TextFacts {
  /** YYYY-MM-DD. */
  published: string;
}

export const article = (facts: ArticleFacts) =>
  inContext({
    '@type': 'Article',
    ...text(facts),
    datePublished: facts.published,
    author: publisher,
    publisher,
  });

interface BlogPostFacts extends ArticleFacts {
  author: { name: string; isPerson: boolean; role?: string };
  category: string;
  keywords: readonly string[];
  words: number;
  /** `year` of publication. */
  sources: readonly { title: string; publisher: string; year: number; href: string }[];
}

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
  /** With time zone offset. */
  starts: string;
  ends: string;
  speakers: readonly { name: string; isPerson: boolean; role?: string }[];
  register: string;
  tags: readonly string[];
}

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
  /** When it was last reviewed, YYYY-MM-DD. */
  checked: string;
  team: string;
  section: string;
  level: 'Beginner' | 'Expert';
  /** Minutes. */
  minutes: number;
}

interface TermFacts {
  name: string;
  path: PagePath;
  terms: readonly { term: string; text: string }[];
}

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

export const techArticle = (facts: GuideFacts) =>
  inContext({
    '@type': 'TechArticle',
    ...text(facts),
    mainEntityOfPage: {
      '@type': 'WebPage',
      '@id': address(facts.path),
      lastReviewed: facts.checked,
    },
    // Each change republishes the guide.
    datePublished: facts.updated,
    dateModified: facts.updated,
    articleSection: facts.section,
    proficiencyLevel: facts.level,
    timeRequired: `PT${facts.minutes}M`,
    author: author({ name: `${site.name} ${facts.team}` }),
    publisher,
  });
