import { basename } from 'node:path';
import { worked } from '@/content/blog/types';
import { prints, workOut } from '@/lib/worked/work-out';
import { type ContentModule, leavesOf, type Problem } from './leaves';

const folder = 'content/blog/posts/';

const readFields = /^post\.(title|excerpt|sections|keyTakeaways)\b/;

const printedBy = (post: ContentModule, chart: ContentModule | undefined): readonly string[] => [
  ...leavesOf(post).flatMap(({ field, value }) => (readFields.test(field) ? [String(value)] : [])),
  ...(chart ? leavesOf(chart) : []).map(({ value }) =>
    typeof value === 'number' ? value.toLocaleString('en-US') : String(value),
  ),
];

/** Worked examples that fail, come to another number, or print one that the article does not. */
export const wrongSums = (modules: readonly ContentModule[]): readonly Problem[] =>
  modules.flatMap((module) => {
    const { file, data } = module;
    if (!file.startsWith(folder)) return [];
    const example = worked.safeParse(Object(data.post).worked);
    if (!example.success) return [];
    const { lines } = example.data;
    const name = basename(file);
    const chart = modules.find((other) => other.file === `content/blog/charts/${name}`);
    const texts = printedBy(module, chart);
    const problem = (line: number, field: string, reason: string) => ({
      file,
      field: `post.worked.lines[${line}].${field}`,
      reason,
    });
    return [
      ...workOut(lines).problems.map(({ line, field, reason }) =>
        problem(line, field, field === 'sum' ? `the sum ${reason}` : reason),
      ),
      ...lines.flatMap((line, at) =>
        'shown' in line && !texts.some((text) => prints(text, line.shown))
          ? [problem(at, 'shown', `is '${line.shown}', which the article prints nowhere`)]
          : [],
      ),
    ];
  });
