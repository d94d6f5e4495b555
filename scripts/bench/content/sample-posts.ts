import type { ArticleChart, BlogPost } from '../../../content/blog/types';

const dayMs = 86_400_000;
/** As content/schemas/blog.ts allows. */
const longest = { title: 65, excerpt: 180, content: 160 };

/** Fields that are no sentences. */
const fixed = new Set(['type', 'kind', 'unit', 'ticks']);

/** A made-up post and, where its model has one, its chart. */
export interface SamplePost {
  readonly post: BlogPost;
  readonly chart: ArticleChart | undefined;
}

/** Every sentence and line ends on the number: the check of the content allows none twice. */
const numbered = (text: string, id: number): string =>
  text.replace(/[.!?](?=["”’]?(\s|$))|(?<![.!?]["”’]?)$/g, (end) => ` ${id}${end}`);

function deepNumbered<Value>(value: Value, id: number): Value {
  if (typeof value === 'string') return numbered(value, id) as Value;
  if (Array.isArray(value)) return value.map((inner) => deepNumbered(inner, id)) as Value;
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([key, inner]) => [
    key,
    fixed.has(key) ? inner : deepNumbered(inner, id),
  ]);
  return Object.fromEntries(fields);
}

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
  charts: Readonly<Record<string, ArticleChart>>,
): readonly SamplePost[] {
  const oldest = Math.min(...models.map(({ date }) => Date.parse(date)));
  const firstId = Math.max(...models.map(({ id }) => id)) + 1;
  return Array.from({ length: count }, (_, index) => {
    const model = models[index % models.length] as BlogPost;
    const id = firstId + index;
    const slug = `${model.slug}-${id}`;
    const sections = deepNumbered(model.sections, id).map((part) =>
      part.type === 'image' ? { ...part, src: `chart-${slug}` } : part,
    );
    const post = {
      ...model,
      id,
      slug,
      title: cut(model.title, longest.title, id),
      excerpt: cut(model.excerpt, longest.excerpt, id),
      content: cut(model.content, longest.content, id),
      date: new Date(oldest - (index + 1) * dayMs).toISOString().slice(0, 10),
      image: `cover-${slug}`,
      featured: false,
      sections,
      keyTakeaways: deepNumbered(model.keyTakeaways, id),
    };
    const chart = charts[model.slug];
    return { post, chart: deepNumbered(chart, id) };
  });
}
