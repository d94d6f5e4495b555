import { describe, expect, test } from 'vitest';
import type { ArticleSection, BlogPost } from '@/content/blog/types';
import type { HelpArticle } from '@/content/help/types';
import { site } from '@/content/site';
import { helpArticles } from '@/lib/content/help';
import { getPost, getPosts } from '@/lib/content/posts';
import { helpMarkdown, postMarkdown } from '@/lib/content/text/article-markdown';

const origin = 'https://www.site.test';

const sections: readonly ArticleSection[] = [
  { type: 'paragraph', content: 'See [pricing](/pricing).' },
  { type: 'highlight', title: 'First', content: 'A **word**.' },
  { type: 'heading', content: 'Chapter' },
  { type: 'list', title: 'Things', items: ['one', 'two'] },
  { type: 'quote', content: 'Said.', author: 'Somebody', sample: true },
  { type: 'quote', content: 'Said too.', author: 'Some one', sample: false },
  { type: 'stats', title: 'Sums', stats: [{ number: '$1.48', label: 'a trip' }] },
  {
    type: 'image',
    src: 'chart-rain-delays-on-delivery-routes',
    alt: 'A chart.',
    caption: 'Below it.',
  },
];

const post: BlogPost = {
  ...getPost('sim-or-gps-tracking'),
  sections,
  keyTakeaways: ['End.'],
  sources: [
    { title: 'Food_Code', publisher: 'FDA', year: 2022, href: 'https://www.fda.test/a_(b)' },
  ],
  worked: { title: 'A trip', lines: [] },
};

describe('a post', () => {
  test('holds all seven kinds of parts in order', () => {
    expect(postMarkdown(post, origin)).toBe(`# ${post.title}

> ${post.content}

Fleet desk, ${site.name}. 2025-06-03, Fleet Management.

<https://www.site.test/blog/sim-or-gps-tracking>

See [pricing](https://www.site.test/pricing).

## First

A **word**.

## Chapter

### Things

- one
- two

> Said.
>
> Somebody (sample quote)

> Said too.
>
> Some one

### Sums

- **$1.48** a trip

![A chart.](https://www.site.test/images/chart-rain-delays-on-delivery-routes.svg)

Below it.

## Key takeaways

- End.

A trip: [Download the sum as CSV](https://www.site.test/blog/sim-or-gps-tracking.csv)

## Sources

- FDA, [Food\\_Code](https://www.fda.test/a_%28b%29), 2022
`);
  });

  test('without a heading has its parts below the title', () => {
    const bare = { ...post, sections: sections.filter(({ type }) => type !== 'heading') };
    expect(postMarkdown(bare, origin)).toContain('\n## Things\n');
  });
});

const help: HelpArticle = {
  ...(helpArticles[0] as HelpArticle),
  chapters: [
    {
      id: 'a',
      title: 'Chapter',
      blocks: [
        { type: 'paragraph', text: 'Open **Plan**.' },
        { type: 'steps', title: 'Do it', steps: ['one', 'two'] },
        { type: 'steps', steps: ['three'] },
        { type: 'list', items: ['four'] },
        { type: 'table', caption: 'Table', columns: ['a', 'b'], rows: [['c', 'd']] },
        { type: 'tip', title: 'Shorter', text: 'Hold the key.' },
        { type: 'warning', title: 'Careful', text: 'It is gone.' },
        {
          type: 'picture',
          src: 'chart-rain-delays-on-delivery-routes',
          alt: 'A screen.',
          caption: 'The screen.',
        },
      ],
    },
  ],
  next: [{ label: 'Go on', href: '/pricing' }],
};

test('a help article holds all kinds of blocks in order', () => {
  const [, chapters] = helpMarkdown(help, origin).split(/(?=\n## Chapter)/);
  expect(chapters).toBe(`
## Chapter

Open **Plan**.

### Do it

1. one
2. two

1. three

- four

Table:

| a | b |
| --- | --- |
| c | d |

> **Tip: Shorter**
>
> Hold the key.

> **Warning: Careful**
>
> It is gone.

![A screen.](https://www.site.test/images/chart-rain-delays-on-delivery-routes.svg)

The screen.

## Next stops

- [Go on](https://www.site.test/pricing)
`);
});

test('no copy of the site has a relative address or an empty block', () => {
  const all = [
    ...getPosts().map((each) => postMarkdown(each, origin)),
    ...helpArticles.map((each) => helpMarkdown(each, origin)),
  ];
  for (const text of all) {
    expect(text).toMatch(/^# \S.*\n\n> \S/);
    expect(text).not.toMatch(/\]\((?!https?:)/);
    expect(text).not.toMatch(/\n{3,}|undefined|\[object/);
  }
});
