import type { Search } from '@/lib/address/search-address';
import type { Order } from '@/lib/help/order';
import { countedOf } from '@/lib/words/count';
import type { DeskParts } from './desk-parts';

interface Shown {
  filter: Search;
  order: Order;
  found: DeskParts['rows'];
  /** Whether somebody looked for something since the page was opened: 'all' is an answer too then. */
  asked: boolean;
}

/** Why the list is empty although articles are published. */
function nothing(query: string, category: string | undefined): string {
  const where = category ? `No guide under ${category}` : 'No guide';
  return query ? `${where} has “${query}” in its title.` : `${where} so far.`;
}

/** Puts rows in the place of those that are listed; the same rows are let be, and with them the focus. */
function list(place: HTMLElement, rows: readonly HTMLElement[]): void {
  const same = rows.length === place.children.length;
  if (!same || rows.some((row, index) => row !== place.children[index])) {
    place.replaceChildren(...rows);
  }
}

/** Shows what is looked for, and what was found for it. */
export function showFound(parts: DeskParts, { filter, order, found, asked }: Shown): void {
  const { q, category } = filter;
  const query = q.trim();
  const published = parts.rows.length > 0;
  const chosen = parts.categories.get(category)?.querySelector('.help-category-name')?.textContent;
  const filtered = chosen !== undefined || query !== '';

  if (parts.field.value !== q) parts.field.value = q;
  for (const [id, link] of parts.categories) {
    if (id === category) link.ariaCurrent = 'true';
    else link.removeAttribute('aria-current');
  }
  parts.heading.textContent = chosen ?? (query ? `Guides with “${query}”` : parts.all);
  parts.count.textContent = published ? countedOf(found.length, parts.rows.length, 'article') : '';
  parts.orders.hidden = found.length < 2;
  for (const button of parts.orders.querySelectorAll('button')) {
    button.ariaPressed = `${button.value === order}`;
  }
  parts.showAll.hidden = !filtered;
  parts.tools.hidden = parts.orders.hidden && parts.showAll.hidden;
  parts.section.toggleAttribute('data-unasked', published && !asked);
  if (parts.list) {
    list(
      parts.list,
      found.map(({ row }) => row),
    );
  }
  parts.nothing.hidden = !published || found.length > 0;
  parts.nothing.textContent = parts.nothing.hidden ? '' : nothing(query, chosen ?? undefined);
  parts.finds.hidden = query === '';
}
