/** An article as the list searches and sorts it, with its row. */
interface ListedRow {
  readonly row: HTMLElement;
  readonly href: string;
  readonly title: string;
  readonly category: string;
  readonly updated: string;
  readonly views: number;
}

/** The parts of the desk that it works with, as they stand in the page (`support-desk.tsx`). */
export interface DeskParts {
  readonly field: HTMLInputElement;
  readonly categories: ReadonlyMap<string, HTMLAnchorElement>;
  readonly section: HTMLElement;
  readonly heading: HTMLElement;
  /** What the heading says of the whole list. */
  readonly all: string;
  readonly count: HTMLElement;
  readonly tools: HTMLElement;
  readonly orders: HTMLElement;
  readonly showAll: HTMLElement;
  /** Undefined where no article is published. */
  readonly list: HTMLElement | undefined;
  readonly rows: readonly ListedRow[];
  readonly nothing: HTMLElement;
  readonly finds: HTMLElement;
}

/** The category that a link of the desk leads to. */
export const categoryOf = (link: HTMLAnchorElement): string =>
  new URL(link.href).searchParams.get('category') ?? '';

function listed(row: HTMLElement): ListedRow {
  const link = row.querySelector('a');
  const { topic: category = '', updated = '', views } = row.dataset;
  return {
    row,
    href: link?.getAttribute('href') ?? '',
    title: link?.textContent ?? '',
    category,
    updated,
    views: Number(views),
  };
}

/**
 * Finds the parts of a desk. For one that a content blocker took out, an element outside the page stands
 * in.
 */
export function partsOf(desk: HTMLElement): DeskParts {
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
    list: all('[data-desk=list]')[0],
    rows: all('.help-item').map(listed),
    nothing: one('[data-desk=nothing]'),
    finds: one('[data-desk=finds]'),
  };
}
