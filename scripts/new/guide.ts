import { supportCategories } from '@/content/help/support';
import { helpArticle } from '@/content/help/types';
import { category, type Kind, kept, most } from './kind';

/** A guide of the support center. */
export const guideKind: Kind = {
  folder: 'content/help/articles',
  title: helpArticle.shape.title,
  page: '/support/articles/{slug}',
  template: `import type { HelpArticle } from '../types';

export const guide = {
  ${kept}
  // A number of its own.
  id: {id},
  // The last part of its address, and the name of this file.
  slug: '{slug}',
  // ${most(helpArticle.shape.title)}.
  title: {title},
  // The list and search engines show it: 70 to 160 characters.
  description: '',
  // video, guide or other.
  type: 'guide',
  // beginner, intermediate or advanced.
  difficulty: 'beginner',
  ${category(supportCategories.map(({ id }) => id))}
  // Place in the order in which one learns, such as 1 for the first; without it, it stands last.
  // rank: 1,
  // Minutes at 200 words a minute, rounded up.
  readTime: 5,
  views: 0,
  // A team, such as 'Accounts team'.
  author: '',
  // The day of the last change; a day to come keeps the guide out until a build on that day.
  updated: '{today}',
  // The day on which somebody last went through it step by step, not before the last change.
  checked: '{today}',
  // Its chapters. Texts may hold **bold** and [words](/address). Further blocks:
  // { type: 'list', items: ['', ''] },
  // { type: 'table', caption: '', columns: ['', ''], rows: [['', '']] },
  // { type: 'tip', title: '', text: '' },
  // { type: 'picture', src: '', alt: '', caption: '' },
  chapters: [
    // The id is the chapter's anchor, in lower case with hyphens.
    { id: 'before-you-begin', title: '', blocks: [{ type: 'paragraph', text: '' }] },
    { id: 'step-by-step', title: '', blocks: [{ type: 'steps', title: '', steps: ['', ''] }] },
    { id: 'if-it-fails', title: '', blocks: [{ type: 'warning', title: '', text: '' }] },
  ],
  // Where to read on.
  next: [
    { label: '', href: '/support' },
    { label: '', href: '/contact' },
  ],
  // The page of what it explains.
  product: { label: '', href: '/route-optimization' },
  // An article of the blog that goes deeper, or the blog.
  article: { label: '', href: '/blog' },
} as const satisfies HelpArticle;
`,
};
