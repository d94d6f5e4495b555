import { basename } from 'node:path';
import { type ContentModule, leaves } from '@/lib/content/check/leaves';

/** Anchors that stand on every product page, whatever its content. */
const onEveryProduct = ['highlights', 'uses', 'delivery-stats'];

const anchor = /\.(features\[\d+\]\.section_id|highlights\.items\[\d+\]\.id)$/;

/** The anchors of each product page, by its address: links to any other are mistakes. Pure. */
export const productSections = (
  modules: readonly ContentModule[],
): Readonly<Record<string, ReadonlySet<string>>> =>
  Object.fromEntries(
    modules
      .filter(({ file }) => file.startsWith('content/products/'))
      .map(({ file, data }) => {
        const ids = leaves(data).flatMap(({ field, value }) =>
          anchor.test(field) ? [String(value)] : [],
        );
        return [`/${basename(file, '.ts')}`, ids] as const;
      })
      // Files that the pages share hold none.
      .filter(([, ids]) => ids.length > 0)
      .map(([path, ids]) => [path, new Set([...onEveryProduct, ...ids])]),
  );
