// Every page reads its menus here, and fails in `npm run dev` where content is broken.
import '@/content/found/errors';
import {
  apps,
  footerNavigation,
  helpCenter,
  industriesFoot,
  legal,
  pages,
  resources,
  solutions,
} from '@/content/navigation';
import type { NavigationLink, Solution } from '@/content/schemas/navigation';
import type { Href } from '@/lib/routes';
import type { MenuId } from './panels';
import { useCases } from './stories/use-cases';

/** A link of the mobile menu; products bear the color of their thread. */
type MenuLink = NavigationLink & { readonly thread?: Solution['thread'] };

/** A header entry that opens a panel, or a group of the mobile menu. */
export interface Menu {
  readonly id: MenuId;
  readonly label: string;
  /** The page that stands in for the panel where scripts do not run. */
  readonly href: Href;
  readonly links: readonly MenuLink[];
  /** Pages that count as inside the entry beside those of `links`. */
  readonly alsoWithin: readonly Href[];
}

/** A header entry: a page, or a menu of pages. */
export type NavigationEntry = NavigationLink | Menu;

const toLink = ({ label, href }: NavigationLink): NavigationLink => ({ label, href });

const [firstSolution = pages.home] = solutions;

const menus = {
  solutions: {
    id: 'solutions',
    label: 'Solutions',
    href: firstSolution.href,
    links: solutions.map(({ label, href, thread }) => ({ label, href, thread })),
    alsoWithin: apps.map(({ href }) => href),
  },
  industries: {
    id: 'industries',
    label: 'Industries',
    href: industriesFoot.all.href,
    links: [...useCases.map(({ name, path }) => ({ label: name, href: path })), industriesFoot.all],
    alsoWithin: [industriesFoot.caseStudy.href],
  },
  resources: {
    id: 'resources',
    label: 'Resources',
    href: helpCenter.href,
    links: [helpCenter, ...resources, ...legal].map(toLink),
    alsoWithin: [],
  },
} as const satisfies { readonly [Id in MenuId]: Menu };

/** The use cases of the Industries panel; pages hand them to the panel, as they do an article. */
export const menuTiles = useCases.map(({ slug, name, menu }) => ({
  slug,
  label: name,
  text: menu,
}));

export type MenuTile = (typeof menuTiles)[number];

/** Whether an entry opens a menu. */
export const isMenu = (entry: NavigationEntry): entry is Menu => 'links' in entry;

/** The entries of header and mobile menu, in order, without those that a flag hides. */
export function getNavigation(flags: {
  readonly showIndustriesAndPricing: boolean;
}): readonly NavigationEntry[] {
  const all = flags.showIndustriesAndPricing;
  return [
    pages.home,
    menus.solutions,
    ...(all ? [menus.industries] : []),
    menus.resources,
    pages.integrations,
    ...(all ? [pages.pricing] : []),
    pages.contact,
  ];
}

/** Every page that header and footer lead to, once, by its address and its name there. */
export function namedPlaces(flags: Parameters<typeof getNavigation>[0]): readonly NavigationLink[] {
  const links = [
    ...getNavigation(flags).flatMap((entry) => (isMenu(entry) ? entry.links : entry)),
    ...footerNavigation.flatMap((column) => column.links),
  ];
  return [...new Map(links.map((link) => [link.href, toLink(link)])).values()];
}
