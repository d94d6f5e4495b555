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

/**
 * What the header's panels show. Only their late chunk asks for it, so the text of closed panels
 * travels neither in a page nor in the script at load. Of entries nothing may be read here: all they
 * say would come with it.
 */
export function getPanels() {
  return { solutions, apps, industriesFoot, helpCenter, resources, legal, blogTeaser };
}

export type Panels = ReturnType<typeof getPanels>;
