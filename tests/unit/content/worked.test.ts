import { expect, it } from 'vitest';
import { wrongSums } from '@/lib/content/check/worked';
import { getPosts } from '@/lib/content/posts';

const [first] = getPosts();
const file = `content/blog/posts/${first?.slug}.ts`;

const problems = (line: object) => {
  const vans = { name: 'vans', label: 'Vans', value: 14 };
  const worked = { title: 'A sum', lines: [vans, { name: 'all', label: 'All', ...line }] };
  return wrongSums([{ file, data: { post: { ...first, worked } } }]).map(
    ({ field, reason }) => `${field}: ${reason}`,
  );
};
const place = 'post.worked.lines[1]';

it.each([
  [
    { sum: 'vans * 2', shown: '29' },
    [
      `${place}.shown: is '29', but the sum comes to 28 (28)`,
      `${place}.shown: is '29', which the article prints nowhere`,
    ],
  ],
  [{ sum: 'vans / (7 - 7)', shown: '28' }, [`${place}.sum: the sum divides by zero`]],
  [{ sum: 3 }, []],
])('a line with %j is refused as %j', (line, reasons) => expect(problems(line)).toEqual(reasons));
