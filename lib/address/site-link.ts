import { pages } from '../routes';

type Keys = Pick<MouseEvent, 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;
type Press = Keys & Pick<MouseEvent, 'button'>;

export const hasModifier = (keys: Keys): boolean =>
  keys.metaKey || keys.ctrlKey || keys.shiftKey || keys.altKey;

/** Whether a press asks for a new tab, a download or a menu instead of the page. */
export const isModified = (press: Press): boolean => press.button !== 0 || hasModifier(press);

/** Whether a path is that of an entry (a post, a case study …), which no list names. */
const isEntryPath = (path: string): boolean =>
  /^\/(blog|case-studies|support\/articles|use-cases)\/[a-z0-9-]+$/.test(path) &&
  path !== '/blog/404';

const hasPage = (path: string): boolean => pages.has(path) || isEntryPath(path);

/** The address without origin, or null for links that the browser must follow itself. */
export function siteAddress(link: HTMLAnchorElement, here: Location): string | null {
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return null;
  if (link.origin !== here.origin || !hasPage(link.pathname)) return null;
  const samePage = link.pathname === here.pathname && link.search === here.search;
  if (samePage && link.href.includes('#')) return null;
  return link.pathname + link.search + link.hash;
}
