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

export type DeskParts = ReturnType<typeof partsOf>;
