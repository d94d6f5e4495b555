import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Article, Cover, DrawCover } from './cover';
import { generalCover } from './general';

/** The article's drawn cover, or a general one where its chart has changed: no text stops a build. */
export async function coverOf(article: Article, category: string): Promise<Cover> {
  const folder = join(import.meta.dirname, '..', 'pictures', 'blog', 'covers', category);
  const file = join(folder, `${article.slug}.ts`);
  if (!existsSync(file)) return generalCover(article);
  const { cover }: { cover: DrawCover } = await import(file);
  try {
    return cover(article);
  } catch {
    return generalCover(article);
  }
}
