import { describe, expect, it } from 'vitest';
import type { BlogPost } from '@/content/blog/types';
import { wrongSums } from '@/lib/content/check/worked';
import { getChart, getPosts } from '@/lib/content/posts';
import { workedCsv } from '@/lib/worked/worked-csv';

const posts: readonly BlogPost[] = getPosts();
const examples = posts.filter((post) => post.worked);

const modulesOf = (post: BlogPost) => {
  const chart = getChart(post.slug);
  return [
    { file: `content/blog/posts/${post.slug}.ts`, data: { post } },
    ...(chart ? [{ file: `content/blog/charts/${post.slug}.ts`, data: { chart } }] : []),
  ];
};

describe.each(examples)('$slug', (post) => {
  it('prints what its sum comes to', () => expect(wrongSums(modulesOf(post))).toEqual([]));

  it('offers the sum as a file with a line for each of its lines', () => {
    const lines = post.worked?.lines ?? [];
    expect(workedCsv(lines).trimEnd().split('\r\n')).toHaveLength(lines.length + 1);
    expect(lines.some((line) => 'sum' in line)).toBe(true);
  });
});

const [first] = posts as [BlogPost];
const withLine = (line: object) => ({
  ...first,
  worked: {
    title: 'A sum',
    lines: [
      { name: 'vans', label: 'Vans', value: 14 },
      { name: 'all', label: 'All', ...line },
    ],
  },
});
const problems = (line: object) =>
  wrongSums(modulesOf(withLine(line) as BlogPost)).map(
    ({ file, field, reason }) => `${file}, ${field}: ${reason}`,
  );
const place = `content/blog/posts/${first.slug}.ts, post.worked.lines[1]`;

it.each([
  [
    { sum: 'vans * 2', shown: '29' },
    [
      `${place}.shown: is '29', but the sum comes to 28 (28)`,
      `${place}.shown: is '29', which the article prints nowhere`,
    ],
  ],
  [
    { sum: 'vans * 1000000', shown: '14,000,000' },
    [`${place}.shown: is '14,000,000', which the article prints nowhere`],
  ],
  [
    { sum: 'all + 1', shown: '28' },
    [`${place}.sum: the sum uses 'all', which no line above has for its name`],
  ],
  [{ sum: 'vans / (7 - 7)', shown: '28' }, [`${place}.sum: the sum divides by zero`]],
  // What has not the shape of a line is the schema's to refuse.
  [{ sum: 3 }, []],
])('a line with %j is refused as %j', (line, reasons) => expect(problems(line)).toEqual(reasons));

it('an article that is none is passed over', () => {
  expect(wrongSums([{ file: 'content/blog/posts/x.ts', data: { post: null } }])).toEqual([]);
  expect(wrongSums([{ file: 'content/plans.ts', data: {} }])).toEqual([]);
});
