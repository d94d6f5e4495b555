import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLinks } from '@/components/shell/document/page-links.client';
import { countPage } from '@/lib/events/count';
import { goTo } from '@/tests/support/screen';

/** Which page is on show, and what was asked of the router. */
const next = vi.hoisted(() => ({ path: '/', router: { push: vi.fn(), prefetch: vi.fn() } }));
vi.mock('next/navigation', () => ({
  usePathname: () => next.path,
  useRouter: () => next.router,
}));

/** Whether the browser would have followed the link itself; jsdom cannot. */
const browser = { left: false };
const catchClick = (event: Event) => {
  browser.left = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  next.path = '/';
  browser.left = false;
  window.scrollTo = vi.fn();
  window.addEventListener('click', catchClick);
});
afterEach(() => window.removeEventListener('click', catchClick));

/** What makes the links of a page work. */
const links = (loadsAnew = false) => <PageLinks offlineCopies={false} loadsAnew={loadsAnew} />;

/** A page of its links and what else it holds. */
const page = (html = '') => (
  <>
    {links()}
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixture as a page would hold it */}
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </>
);

/** Shows a page; its link, or whatever else says so. */
function show(html: string) {
  render(page(html));
  return screen.getByText('Link');
}

/** The pointer comes over an element. */
const reach = (element: Element, pointerType = 'mouse') =>
  fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

it('a press on anything in a link of the site is followed without loading the document anew', () => {
  fireEvent.click(show('<a href="/blog"><b><i>Link</i></b></a>'));
  expect(next.router.push).toHaveBeenCalledExactlyOnceWith('/blog');
  expect(browser.left).toBe(false);
});

it.each([
  ['an anchor without address', '<a>Link</a>', {}],
  ['a link, with a key held', '<a href="/pricing">Link</a>', { ctrlKey: true }],
])('a press on %s is left to the browser', (_, html, press) => {
  fireEvent.click(show(html), press);
  expect(next.router.push).not.toHaveBeenCalled();
  expect(browser.left).toBe(true);
});

it('Tab skips a list that scrolls in narrow windows alone', () => {
  const list = show('<main><ul tabindex="0"><li>Link</li></ul></main>').closest('ul');
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(list?.tabIndex).toBe(-1);
  Object.defineProperty(list, 'scrollWidth', { value: 40 });
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(list?.tabIndex).toBe(0);
});

it('a press at an unknown address is left to the browser, and nothing is fetched ahead', () => {
  render(
    <>
      {links(true)}
      <a href="/pricing">Plans</a>
    </>,
  );
  const link = screen.getByText('Plans');
  reach(link);
  fireEvent.click(link);
  expect(next.router.push).not.toHaveBeenCalled();
  expect(next.router.prefetch).not.toHaveBeenCalled();
  expect(browser.left).toBe(true);
});

it.each([
  ['/', 0],
  ['/?q=x#plans', 1],
])('a press on a link of the page on show leads to its top, from %s', (address, pushes) => {
  goTo(address);
  fireEvent.click(show('<a href="/">Link</a>'));
  expect(browser.left).toBe(false);
  expect(next.router.push).toHaveBeenCalledTimes(pushes);
  expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
});

it('fetching ahead begins when a mouse comes over a link, once a page', () => {
  const link = show('<a href="/pricing#plans">Link</a> <a href="/pricing">Again</a>');
  reach(link);
  reach(link);
  reach(screen.getByText('Again'));
  expect(next.router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
});

it('fetching ahead begins when the keyboard comes to a link', async () => {
  show('<a href="/pricing">Link</a>');
  await userEvent.tab();
  expect(next.router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
});

it('fetching ahead does not happen for a finger, whose press asks for the whole page', () => {
  const link = show('<a href="/pricing">Link</a>');
  vi.spyOn(link, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
  reach(link, 'touch');
  fireEvent(link, new Event('touchstart', { bubbles: true }));
  fireEvent.focusIn(link);
  expect(next.router.prefetch).not.toHaveBeenCalled();
});

const nav =
  '<header><nav><a href="/">Link</a> <a href="/pricing">Pricing</a></nav></header><a href="/">Home</a>';

it.each([
  ['/', ['Link']],
  ['/pricing', ['Pricing']],
])('the page %s is marked by its links in the header', (path, links) => {
  next.path = path;
  show(nav);
  const current = [...document.querySelectorAll('[aria-current=page]')];
  expect(current.map(({ textContent }) => textContent)).toEqual(links);
});

describe('dialogs', () => {
  const menu = (inside: string) => `<dialog id="site-menu" open>${inside}</dialog>`;
  const dialog = (id = 'site-menu') => document.getElementById(id) as HTMLDialogElement;

  it.each([
    ['a page', '<a href="/pricing">Link</a>'],
    ['the page on show', '<a href="/">Link</a>'],
    ['a new tab', '<a href="https://app.example/signup" target="_blank">Link</a>'],
    ['the demo dialog', '<button command="show-modal" commandfor="demo">Link</button>'],
  ])('the menu closes on the way to %s', (_, html) => {
    fireEvent.click(show(menu(html)));
    expect(dialog().open).toBe(false);
  });

  it('close on a change of page, and not when the first page comes alive', () => {
    const html = '<dialog id="demo" open>Demo</dialog>';
    const { rerender } = render(page(html));
    expect(dialog('demo').open).toBe(true);
    next.path = '/pricing';
    rerender(page(html));
    expect(dialog('demo').open).toBe(false);
  });

  it('open and close by invoker commands where the browser has none', () => {
    fireEvent.click(
      show(`<button command="show-modal" commandfor="demo">Link</button>
        <dialog id="demo"><button command="close" commandfor="demo">Close</button></dialog>`),
    );
    expect(dialog('demo').open).toBe(true);
    fireEvent.click(screen.getByText('Close'));
    expect(dialog('demo').open).toBe(false);
  });

  it('stay open over the second press of a double click, and no longer', async () => {
    vi.useFakeTimers();
    show(`<button command="show-modal" commandfor="demo">Link</button>
      <dialog id="demo" closedby="any"><button command="close" commandfor="demo">Close</button></dialog>`);
    fireEvent.click(screen.getByText('Link'), { detail: 1 });
    await vi.waitFor(() => expect(dialog('demo')).toHaveAttribute('closedby', 'closerequest'));
    fireEvent.click(screen.getByText('Close'), { detail: 2 });
    expect(dialog('demo').open).toBe(true);
    vi.advanceTimersByTime(501);
    expect(dialog('demo')).toHaveAttribute('closedby', 'any');
    fireEvent.click(screen.getByText('Close'), { detail: 2 });
    expect(dialog('demo').open).toBe(false);
  });

  it.each([true, false])(
    'the menu of narrow windows is open %s as its button is there',
    (there) => {
      show(`<header><button commandfor="site-menu">Link</button></header>${menu('')}`);
      screen.getByText('Link').checkVisibility = () => there;
      fireEvent(window, new Event('resize'));
      expect(dialog().open).toBe(there);
    },
  );

  it('close on a press beside them where the browser cannot', () => {
    show('<dialog id="demo" closedby="any" open>Demo</dialog><dialog id="kept" open>Link</dialog>');
    dialog('demo').getBoundingClientRect = () => new DOMRect(100, 100, 200, 200);
    // Where the press begins and ends, inside at 150 and beside at 20.
    for (const [id, from, to, open] of [
      ['demo', 150, 150, true],
      ['demo', 150, 20, true],
      ['demo', 20, 150, true],
      ['kept', 20, 20, true],
      ['demo', 20, 20, false],
    ] as const) {
      fireEvent.pointerDown(dialog(id), { clientX: from, clientY: from });
      fireEvent.click(dialog(id), { clientX: to, clientY: to });
      expect(dialog(id).open).toBe(open);
    }
  });
});

it.each([
  ['https://count.test/api/event', 2],
  ['', 0],
])('with the collector %j two pages count %i times', (collector, times) => {
  vi.stubGlobal('EVENTS_URL', collector);
  const { rerender } = render(links());
  rerender(links());
  next.path = '/pricing';
  rerender(links());
  expect(countPage).toHaveBeenCalledTimes(times);
});
