import { describe, expect, it } from 'vitest';
import type { ArticleSection, BlogPost } from '@/content/blog/types';
import type { HelpArticle, HelpBlock } from '@/content/help/types';
import { site } from '@/content/site';
import { helpArticles } from '@/lib/content/help';
import { getPost } from '@/lib/content/posts';
import { helpMarkdown, postMarkdown } from '@/lib/content/text/article-markdown';

const origin = 'https://www.site.test';
const chart = 'chart-rain-delays-on-delivery-routes';
const image = (alt: string) => `![${alt}](https://www.site.test/images/${chart}.svg)`;

describe('a post', () => {
  const post: BlogPost = {
    ...getPost('sim-or-gps-tracking'),
    sections: [{ type: 'heading', content: 'Chapter' }],
    keyTakeaways: ['End.'],
    sources: [
      { title: 'Food_Code', publisher: 'FDA', year: 2022, href: 'https://www.fda.test/a_(b)' },
    ],
    worked: { title: 'A trip', lines: [] },
  };

  it('has its facts before its parts, and takeaways, its calculation and sources behind them', () => {
    expect(postMarkdown(post, origin)).toBe(`# ${post.title}

> ${post.content}

Fleet desk, ${site.name}. 2025-06-03, Fleet Management.

<https://www.site.test/blog/sim-or-gps-tracking>

## Chapter

## Key takeaways

- End.

A trip: [Download the calculation as CSV](https://www.site.test/blog/sim-or-gps-tracking.csv)

## Sources

- FDA, [Food\\_Code](https://www.fda.test/a_%28b%29), 2022
`);
  });

  it.each<[ArticleSection, string]>([
    [
      { type: 'paragraph', content: 'See [pricing](/pricing).' },
      'See [pricing](https://www.site.test/pricing).',
    ],
    [{ type: 'list', title: 'Things', items: ['one', 'two'] }, '### Things\n\n- one\n- two'],
    [
      { type: 'quote', content: 'Said.', author: 'Somebody', sample: true },
      '> Said.\n>\n> Somebody (sample quote)',
    ],
    [
      { type: 'stats', title: 'Sums', stats: [{ number: '$1.48', label: 'a trip' }] },
      '### Sums\n\n- **$1.48** a trip',
    ],
    [
      { type: 'image', src: chart, alt: 'A chart.', caption: 'Below it.' },
      `${image('A chart.')}\n\nBelow it.`,
    ],
  ])('writes %j', (section, markdown) => {
    const sections = [...post.sections, section];
    expect(postMarkdown({ ...post, sections }, origin)).toContain(`\n\n${markdown}\n\n`);
  });
});

it.each<[HelpBlock, string]>([
  [{ type: 'paragraph', text: 'Open **Plan**.' }, 'Open **Plan**.'],
  [{ type: 'steps', title: 'Do it', steps: ['one', 'two'] }, '### Do it\n\n1. one\n2. two'],
  [
    { type: 'table', caption: 'Table', columns: ['a', 'b'], rows: [['c', 'd']] },
    'Table:\n\n| a | b |\n| --- | --- |\n| c | d |',
  ],
  [
    { type: 'tip', title: 'Shorter', text: 'Hold the key.' },
    '> **Tip: Shorter**\n>\n> Hold the key.',
  ],
])('a help article writes %j', (block, markdown) => {
  const help: HelpArticle = {
    ...(helpArticles[0] as HelpArticle),
    chapters: [{ id: 'a', title: 'Chapter', blocks: [block] }],
    next: [{ label: 'Go on', href: '/pricing' }],
  };
  const next = '## Next stops\n\n- [Go on](https://www.site.test/pricing)\n';
  expect(helpMarkdown(help, origin)).toContain(`\n## Chapter\n\n${markdown}\n\n${next}`);
});
