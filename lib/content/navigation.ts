// Broken content makes every page fail in `npm run dev`.
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

type MenuLink = NavigationLink & { readonly hue?: Solution['hue'] };

export interface Menu {
  readonly id: MenuId;
  readonly label: string;
  /** The page to open where scripts do not run. */
  readonly href: Href;
  readonly links: readonly MenuLink[];
  /** Further pages that count as inside the entry. */
  readonly alsoWithin: readonly string[];
}

export type NavigationEntry = NavigationLink | Menu;

const toLink = ({ label, href }: NavigationLink): NavigationLink => ({ label, href });

const [firstSolution = pages.home] = solutions;

const menus = {
  solutions: {
    id: 'solutions',
    label: 'Solutions',
    href: firstSolution.href,
    links: [
      ...solutions.map(({ label, href, hue }) => ({ label, href, hue })),
      ...apps.map(toLink),
    ],
    alsoWithin: [],
  },
  industries: {
    id: 'industries',
    label: 'Industries',
    href: industriesFoot.all.href,
    links: [...useCases.map(({ name, path }) => ({ label: name, href: path })), industriesFoot.all],
    alsoWithin: [],
  },
  resources: {
    id: 'resources',
    label: 'Resources',
    href: helpCenter.href,
    links: [helpCenter, ...resources, ...legal].map(toLink),
    alsoWithin: ['/case-studies'],
  },
} as const satisfies { readonly [Id in MenuId]: Menu };

export const menuTiles = useCases.map(({ slug, name, menu }) => ({
  slug,
  label: name,
  text: menu,
}));

export type MenuTile = (typeof menuTiles)[number];

export const isMenu = (entry: NavigationEntry): entry is Menu => 'links' in entry;

/** The entries of header and mobile menu, without those that a flag hides. */
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

/** Every page that header and footer link to, once. */
export function namedPlaces(flags: Parameters<typeof getNavigation>[0]): readonly NavigationLink[] {
  const links = [
    ...getNavigation(flags).flatMap((entry) => (isMenu(entry) ? entry.links : entry)),
    ...footerNavigation.flatMap((column) => column.links),
  ];
  return [...new Map(links.map((link) => [link.href, toLink(link)])).values()];
}
