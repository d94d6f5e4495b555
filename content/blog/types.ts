/** The nine categories; 'All Categories' is the list's own, not a post's. */
export type BlogCategory =
  | 'Fleet Management'
  | 'Route Optimization'
  | 'Delivery Management'
  | 'AI & Technology'
  | 'Industry Insights'
  | 'Case Studies'
  | 'Best Practices'
  | 'Sustainability'
  | 'Field Force Management';

/** One part of an article's body. */
export type ArticleSection =
  | { type: 'paragraph'; content: string }
  | { type: 'heading'; content: string }
  | { type: 'list'; title: string; items: readonly string[] }
  /** `sample` marks words that nobody has said; `npm run check:release` lists them. */
  | { type: 'quote'; content: string; author: string; sample: boolean }
  | { type: 'highlight'; title: string; content: string }
  | { type: 'stats'; title: string; stats: readonly { number: string; label: string }[] }
  /** `src` names a picture without folder and ending, such as `chart-how-long-a-stop-takes`. */
  | { type: 'image'; src: string; alt: string; caption: string };

/** A post of the blog with its whole text. */
export interface BlogPost {
  id: number;
  title: string;
  slug: string;
  /** One or two sentences that the card shows. */
  excerpt: string;
  /** The article in one sentence of 70 to 160 characters: the page's description. */
  content: string;
  /** A desk of the house, not an invented person. */
  author: string;
  /** YYYY-MM-DD. */
  date: string;
  /** Minutes at 200 words a minute, rounded up; a test compares it with the text. */
  readTime: number;
  category: BlogCategory;
  tags: readonly string[];
  /** Name of the cover picture. */
  image: string;
  featured: boolean;
  views: number;
  likes: number;
  /** Shows in `npm run dev` only. */
  draft?: boolean;
  sections: readonly ArticleSection[];
  keyTakeaways: readonly string[];
}

/** Numbers of an article's worked example, drawn at build. */
export type ArticleChart =
  | {
      kind: 'bars';
      title: string;
      unit: string;
      bars: readonly { label: string; value: number; strong?: boolean }[];
    }
  | {
      kind: 'line';
      title: string;
      unit: string;
      /** Words under the horizontal axis, left to right, one per value of each series. */
      ticks: readonly string[];
      series: readonly { label: string; values: readonly number[] }[];
      /** A level worth drawing as a rule, such as a limit. */
      limit?: { label: string; value: number };
    };
