import type { Article, BlogPosting, TechArticle, WithContext } from 'schema-dts';
import { site } from '@/content/site';
import { ogName } from '../picture/og-name';
import type { PagePath } from '../routes';
import { address, inContext, publisher } from './thing';

export interface ArticleFacts {
  headline: string;
  description: string;
  path: PagePath;
  /** YYYY-MM-DD. */
  published: string;
}

/** A text with the page it stands on and the picture that shows it. */
const onPage = ({ headline, description, path }: Omit<ArticleFacts, 'published'>) => ({
  headline,
  description,
  mainEntityOfPage: address(path),
  image: address(`/og/${ogName(path)}`),
});

/** A case study. */
export const article = (facts: ArticleFacts): WithContext<Article> =>
  inContext<Article>({
    '@type': 'Article',
    ...onPage(facts),
    datePublished: facts.published,
    author: publisher,
    publisher,
  });

interface BlogPostFacts extends ArticleFacts {
  /** A desk of the house. */
  author: string;
  category: string;
  keywords: readonly string[];
  words: number;
}

/** An article of the blog. */
export const blogPosting = (facts: BlogPostFacts): WithContext<BlogPosting> =>
  inContext<BlogPosting>({
    '@type': 'BlogPosting',
    ...onPage(facts),
    datePublished: facts.published,
    dateModified: facts.published,
    author: { '@type': 'Organization', name: `${facts.author}, ${site.name}`, url: address('/') },
    publisher,
    articleSection: facts.category,
    keywords: [...facts.keywords],
    wordCount: facts.words,
    inLanguage: 'en-US',
  });

interface GuideFacts extends Omit<ArticleFacts, 'published'> {
  /** YYYY-MM-DD. */
  updated: string;
  /** The team that wrote it. */
  team: string;
  /** Name of its category. */
  section: string;
  /** 'Beginner' or 'Expert', as schema.org has it. */
  level: 'Beginner' | 'Expert';
  /** How long reading it takes, in minutes. */
  minutes: number;
}

/** A help article. */
export const techArticle = (facts: GuideFacts): WithContext<TechArticle> =>
  inContext<TechArticle>({
    '@type': 'TechArticle',
    ...onPage(facts),
    dateModified: facts.updated,
    articleSection: facts.section,
    proficiencyLevel: facts.level,
    timeRequired: `PT${facts.minutes}M`,
    author: { '@type': 'Organization', name: `${site.name} ${facts.team}`, url: address('/') },
    publisher,
  });
