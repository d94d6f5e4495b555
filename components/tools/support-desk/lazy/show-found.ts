import type { Search } from '@/lib/address/search-address';
import type { Order } from '@/lib/help/list';
import { countedOf } from '@/lib/words/count';
import type { DeskParts } from './desk-parts';

interface Shown {
  filter: Search;
  order: Order;
  found: readonly DeskParts['rows'][number][];
  /** Whether somebody looked for something since the page was opened: 'all' is an answer too then. */
  asked: boolean;
}

/** Why the list is empty although articles are published. */
function nothing(query: string, category: string | undefined): string {
  const where = category ? `No guide under ${category}` : 'No guide';
  return query ? `${where} has “${query}” in its title.` : `${where} so far.`;
}

export function showFound(parts: DeskParts, { filter, order, found, asked }: Shown): void {
  const { list, nothing: note } = parts;
  const query = filter.q.trim();
  const published = parts.rows.length > 0;
  const link = parts.categories.get(filter.category);
  const chosen = link?.querySelector('.help-category-name')?.textContent;

  if (parts.field.value !== filter.q) parts.field.value = filter.q;
  for (const each of parts.categories.values()) each.ariaCurrent = each === link ? 'true' : null;
  parts.heading.textContent = chosen ?? (query ? `Guides with “${query}”` : parts.all);
  parts.count.textContent = published ? countedOf(found.length, parts.rows.length, 'article') : '';
  parts.orders.hidden = found.length < 2;
  for (const button of parts.orders.querySelectorAll('button')) {
    button.ariaPressed = `${button.value === order}`;
  }
  parts.showAll.hidden = !chosen && !query;
  parts.tools.hidden = parts.orders.hidden && parts.showAll.hidden;
  parts.section.toggleAttribute('data-unasked', published && !asked);
  // The same rows are left alone, and with them the focus.
  const same = found.length === list.children.length;
  if (!same || found.some(({ row }, at) => row !== list.children[at])) {
    list.replaceChildren(...found.map(({ row }) => row));
  }
  note.hidden = !published || found.length > 0;
  note.textContent = note.hidden ? '' : nothing(query, chosen);
  parts.finds.hidden = query === '';
}
