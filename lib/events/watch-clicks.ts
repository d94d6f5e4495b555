import { count } from './count';

/** The section, dialog or landmark around an element. */
function placeOf(element: Element): string {
  const place = element.closest('section, dialog, header, footer, main');
  return place?.id || place?.getAttribute('aria-labelledby') || place?.localName || 'page';
}

function countLink(link: HTMLAnchorElement): void {
  const { download, host, href, origin, pathname, protocol } = link;
  const isOwn = origin === location.origin || protocol === 'data:';
  const file = download || /[^/]+\.\w+$/.exec(pathname)?.[0];
  if (href.startsWith(`${process.env.NEXT_PUBLIC_APP_URL}/signup`))
    count('Trial clicked', { place: placeOf(link) });
  else if (isOwn && file) count('File downloaded', { file });
  else if (!isOwn && protocol.startsWith('http')) count('Outbound link', { host });
}

function countPress({ target, button }: MouseEvent): void {
  // The middle button follows links, the right one does not.
  if (!(target instanceof Element) || button > 1) return;
  const pressed = target.closest('a[href], [command="show-modal"][commandfor="demo-dialog"]');
  if (pressed instanceof HTMLAnchorElement) countLink(pressed);
  else if (pressed instanceof HTMLButtonElement) count('Demo opened', { place: placeOf(pressed) });
}

/** Counts presses of links to the trial, to files and to other sites, and of the buttons for a demo. */
export function watchClicks(signal: AbortSignal): void {
  for (const press of ['click', 'auxclick'] as const) {
    document.addEventListener(press, countPress, { capture: true, signal });
  }
}
