import type { ArticleChart, BlogPost } from '@/content/blog/types';

const dayMs = 86_400_000;

/** A made-up post and, where its model has one, its chart. */
export interface SamplePost {
  readonly post: BlogPost;
  readonly chart: ArticleChart | undefined;
}

const ends = /[.!?](?=["”’]?(\s|$))/g;

/** A text whose sentences end on a number, or a title with one in place of its middle and no longer than before. */
function ending(text: string, id: number): string {
  const number = ` ${id}`;
  const sentences = text.replace(ends, (end) => `${number}${end}`);
  const isWhole = /[.!?]["”’]?$/.test(text);
  if (sentences !== text) return isWhole ? sentences : `${sentences}${number}`;
  // What tells it from the title beside it may stand at either end.
  const half = Math.floor((text.length - number.length - 1) / 2);
  return `${text.slice(0, half).trimEnd()}${number} ${text.slice(-half).trimStart()}`;
}

/** A value whose sentences end on a number, line by line: the check of the content allows none twice. Labels stay. */
const numbered = <Value>(value: Value, id: number): Value =>
  JSON.parse(
    JSON.stringify(value, (key, text) =>
      typeof text === 'string' && key !== 'publisher' && text.split(' ').length > 3
        ? ending(text, id)
        : text,
    ),
  );

/** The start of a text, as long as content/blog/types.ts allows, with a number. */
const cut = (text: string, length: number, id: number): string =>
  `${numbered(text, id)
    .slice(0, length - 12)
    .trim()}, post ${id}`;

/**
 * `count` posts made from real ones in turn, so that they are as long and as varied; a day apart
 * and older than all of them, with ids, addresses and sentences of their own.
 */
export function samplePosts(
  count: number,
  models: readonly BlogPost[],
  charts: Readonly<Record<string, ArticleChart | undefined>>,
): readonly SamplePost[] {
  const oldest = Math.min(...models.map(({ date }) => Date.parse(date)));
  const firstId = Math.max(...models.map(({ id }) => id)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as BlogPost;
    const id = firstId + index;
    const slug = `${model.slug}-${id}`;
    const post = {
      ...model,
      id,
      slug,
      title: cut(model.title, 65, id),
      excerpt: cut(model.excerpt, 180, id),
      content: cut(model.content, 160, id),
      date: new Date(oldest - (index + 1) * dayMs).toISOString().slice(0, 10),
      image: `cover-${slug}`,
      featured: false,
      sections: numbered(model.sections, id).map((part) =>
        part.type === 'image' ? { ...part, src: `chart-${slug}` } : part,
      ),
      keyTakeaways: numbered(model.keyTakeaways, id),
      // Numbers of a worked example must be printed, and some of them stand in what is cut here.
      worked: undefined,
    };
    const chart = charts[model.slug];
    return { post, chart: chart && numbered(chart, id) };
  });
}
