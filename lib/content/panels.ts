import {
  apps,
  blogTeaser,
  helpCenter,
  industriesFoot,
  legal,
  resources,
  solutions,
} from '@/content/navigation';

export type { Solution } from '@/content/schemas/navigation';

export type MenuId = 'solutions' | 'industries' | 'resources';

/** For the panels' lazy chunk. Must read no entries: all their copy would be bundled. */
export function getPanels() {
  return { solutions, apps, industriesFoot, helpCenter, resources, legal, blogTeaser };
}

export type Panels = ReturnType<typeof getPanels>;
