import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, Cover, DrawCover } from './cover';
import { generalCover } from './general';

/**
 * The cover that stands in art/pictures/blog/covers under the article's slug, in the folder of its category.
 * Without one, or where the article's chart is no longer what it was drawn from, a general cover:
 * no text of an article stops a build.
 */
export async function coverOf(article: Article, category: string): Promise<Cover> {
  const { slug } = article;
  const file = join(
    import.meta.dirname,
    '..',
    'pictures',
    'blog',
    'covers',
    category,
    `${slug}.ts`,
  );
  if (!existsSync(file)) return generalCover(article);
  const { cover }: { cover: DrawCover } = await import(
    `../pictures/blog/covers/${category}/${slug}.ts`
  );
  try {
    return cover(article);
  } catch {
    return generalCover(article);
  }
}
