import type { Search } from '@/lib/address/search-address';
import type { Order } from '@/lib/help/list';
import { countedOf } from '@/lib/words/count';

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
  parts.count.textContent = published ? countedOf(found.length, parts.rows.length, 'guide') : '';
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

export const categoryOf = (link: HTMLAnchorElement): string =>
  new URL(link.href).searchParams.get('category') ?? '';

/** An article as the list searches and sorts it, with its row. */
function listed(row: HTMLElement) {
  const link = row.querySelector('a');
  const { topic: category = '', updated = '', views } = row.dataset;
  const href = link?.getAttribute('href') ?? '';
  return { row, href, title: link?.textContent ?? '', category, updated, views: Number(views) };
}

/** The parts of a desk; for one that a content blocker took out, an element outside the page. */
export function partsOf(desk: HTMLElement) {
  const all = (selector: string) => [...desk.querySelectorAll<HTMLElement>(selector)];
  const one = (selector: string, tag = 'div') => all(selector)[0] ?? document.createElement(tag);
  const heading = one('#articles-title');
  const links = all('.help-category') as HTMLAnchorElement[];
  return {
    field: one('.help-field', 'input') as HTMLInputElement,
    categories: new Map(links.map((link) => [categoryOf(link), link])),
    section: one('#articles'),
    heading,
    all: heading.textContent ?? '',
    count: one('#articles [role=status]'),
    tools: one('[data-desk=tools]'),
    orders: one('[data-desk=orders]'),
    showAll: one('[data-desk=all]'),
    list: one('[data-desk=list]'),
    rows: all('.help-item').map(listed),
    nothing: one('[data-desk=nothing]'),
    finds: one('[data-desk=finds]'),
  };
}

type DeskParts = ReturnType<typeof partsOf>;
