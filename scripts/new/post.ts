import { blogCategories } from '@/content/blog/categories';
import { post } from '@/content/blog/types';
import { category, type Kind, kept, most } from './kind';

/** An article of the blog. */
export const postKind: Kind = {
  folder: 'content/blog/posts',
  title: post.shape.title,
  page: '/blog/{slug}',
  template: `import type { BlogPost } from '../types';

export const post = {
  ${kept}
  // A number of its own; it also chooses the ground of the cover.
  id: {id},
  // ${most(post.shape.title)}; search engines show 65.
  title: {title},
  // The last part of its address, and the name of this file.
  slug: '{slug}',
  // The card: one or two sentences, ${most(post.shape.excerpt)}.
  excerpt: '',
  // What search engines show: one sentence of 70 to 160 characters.
  content: '',
  // Who wrote it, such as 'Fleet desk', or a person of content/people.ts: ${most(post.shape.author)}.
  author: '',
  // A day to come keeps the post out until a build on that day.
  date: '{today}',
  ${category(blogCategories.map(({ name }) => name))}
  // Three or more are best, in lower case; readers search by them.
  tags: ['', '', ''],
  // The cover, which a build draws. Put cover-{slug}.jpg into public/images for a photo, and say what it shows.
  image: 'cover-{slug}',
  // coverAlt: '',
  featured: false,
  views: 0,
  likes: 0,
  // The article; 600 words or more are best. Further parts:
  // { type: 'quote', content: '', author: '', sample: false },
  // { type: 'image', src: 'chart-{slug}', alt: '', caption: '' }, with content/blog/charts/{slug}.ts
  sections: [
    { type: 'paragraph', content: '' },
    { type: 'heading', content: '' },
    { type: 'paragraph', content: '' },
    { type: 'list', title: '', items: ['', ''] },
    { type: 'heading', content: '' },
    { type: 'paragraph', content: '' },
    {
      type: 'stats',
      title: '',
      stats: [
        { number: '', label: '' },
        { number: '', label: '' },
      ],
    },
    { type: 'highlight', title: '', content: '' },
  ],
  // What a reader should remember: three lines or so.
  keyTakeaways: ['', '', ''],
  // Official pages that it cites, and its example's sum, which readers can download:
  // sources: [{ title: '', publisher: '', year: 2025, href: 'https://' }],
  // worked: { title: '', lines: [{ name: 'vans', label: 'Vans', value: 40 }, { name: 'day', label: 'A day', sum: 'vans * 1.5', shown: '60' }] },
} as const satisfies BlogPost;
`,
};
