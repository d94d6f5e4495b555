import type { Href } from '@/lib/routes';

/** Slugs of the six support categories. */
export type SupportCategory =
  | 'getting-started'
  | 'route-planning'
  | 'driver-management'
  | 'mobile-app'
  | 'tracking-notifications'
  | 'account-settings';

/** One part of a help article's chapter. Texts may hold **bold** and [words](/address). */
export type HelpBlock =
  | { type: 'paragraph'; text: string }
  | { type: 'steps'; title?: string; steps: readonly string[] }
  | { type: 'list'; items: readonly string[] }
  | {
      type: 'table';
      caption: string;
      columns: readonly string[];
      rows: readonly (readonly string[])[];
    }
  | { type: 'warning'; title: string; text: string }
  | { type: 'tip'; title: string; text: string }
  /** `src` names a picture without folder and ending. */
  | { type: 'picture'; src: string; alt: string; caption: string };

/** A chapter of an article, linked from 'On this page'. */
interface HelpChapter {
  /** Anchor: lower case with hyphens. */
  id: string;
  title: string;
  blocks: readonly HelpBlock[];
}

/** A help article with its whole text. */
export interface HelpArticle {
  id: number;
  slug: string;
  title: string;
  /** 70 to 160 characters: the page's description and the list's summary. */
  description: string;
  type: 'video' | 'guide' | 'other';
  difficulty: 'beginner' | 'intermediate' | 'advanced';
  category: SupportCategory;
  /** Minutes at 200 words a minute, rounded up; a test compares it with the text. */
  readTime: number;
  views: number;
  /** A team of the house. */
  author: string;
  /** YYYY-MM-DD. */
  updated: string;
  chapters: readonly HelpChapter[];
  next: readonly { label: string; href: Href }[];
}
