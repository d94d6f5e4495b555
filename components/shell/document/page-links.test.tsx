import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLinks } from '@/components/shell/document/page-links.client';
import { goTo } from '@/tests/support/screen';

const next = vi.hoisted(() => ({
  path: '/',
  router: { push: vi.fn(), prefetch: vi.fn() },
}));
vi.mock('next/navigation', () => ({
  usePathname: () => next.path,
  useRouter: () => next.router,
}));

/** Whether the browser would have followed the link itself; jsdom cannot. */
let left = false;
const catchClick = (event: Event) => {
  left = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  next.path = '/';
  left = false;
  window.scrollTo = vi.fn();
  window.addEventListener('click', catchClick);
});
afterEach(() => window.removeEventListener('click', catchClick));

const page = (html = '') => (
  <>
    <PageLinks offlineCopies={false} />
    {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixture as a page would hold it */}
    <div dangerouslySetInnerHTML={{ __html: html }} />
  </>
);

function show(html: string) {
  render(page(html));
  return screen.getByText('Link');
}

describe('a press', () => {
  it('on anything in a link of the site is followed without loading the document anew', () => {
    fireEvent.click(show('<a href="/blog"><b><i>Link</i></b></a>'));
    expect(next.router.push).toHaveBeenCalledExactlyOnceWith('/blog');
    expect(left).toBe(false);
  });

  it.each([
    ['a link elsewhere', '<a href="/coming-soon">Link</a>', {}],
    ['an anchor without address', '<a>Link</a>', {}],
    ['a button', '<button type="button">Link</button>', {}],
    ['a link, with a key held', '<a href="/pricing">Link</a>', { ctrlKey: true }],
  ])('on %s is left to the browser', (_, html, press) => {
    fireEvent.click(show(html), press);
    expect(next.router.push).not.toHaveBeenCalled();
    expect(left).toBe(true);
  });

  it('on a link of an unknown address is left to the browser, as is fetching ahead', () => {
    render(
      <>
        <PageLinks offlineCopies={false} loadsAnew />
        <a href="/pricing">Plans</a>
      </>,
    );
    fireEvent(screen.getByText('Plans'), new Event('pointerover', { bubbles: true }));
    fireEvent.click(screen.getByText('Plans'));
    expect(next.router.push).not.toHaveBeenCalled();
    expect(next.router.prefetch).not.toHaveBeenCalled();
    expect(left).toBe(true);
  });

  it('that something else has dealt with is left alone', () => {
    const link = show('<a href="/pricing">Link</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(next.router.push).not.toHaveBeenCalled();
  });
});

describe('fetching ahead', () => {
  it.each(['pointerover', 'focusin', 'touchstart'])('begins at %s, once a page', (type) => {
    const link = show('<a href="/pricing#plans">Link</a> <a href="/pricing">Again</a>');
    const reach = (element: Element) => fireEvent(element, new Event(type, { bubbles: true }));
    reach(link);
    reach(link);
    reach(screen.getByText('Again'));
    expect(next.router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  it('leaves other links alone', () => {
    fireEvent.focusIn(show('<a href="/coming-soon">Link</a>'));
    expect(next.router.prefetch).not.toHaveBeenCalled();
  });

  it('does not happen for readers who save data', () => {
    vi.stubGlobal('navigator', { connection: { saveData: true } });
    fireEvent.focusIn(show('<a href="/pricing">Link</a>'));
    expect(next.router.prefetch).not.toHaveBeenCalled();
  });
});

describe('dialogs', () => {
  const menu = (inside: string) => `<dialog id="site-menu" open>${inside}</dialog>`;
  const dialog = (id = 'site-menu') => document.getElementById(id) as HTMLDialogElement;

  it.each([
    ['a page', '<a href="/pricing">Link</a>'],
    ['the page on show', '<a href="/">Link</a>'],
    ['a page that loads anew', '<a href="/coming-soon">Link</a>'],
    ['a new tab', '<a href="https://app.example/signup" target="_blank">Link</a>'],
    ['the demo dialog', '<button command="show-modal" commandfor="demo">Link</button>'],
  ])('the menu closes on the way to %s', (_, html) => {
    fireEvent.click(show(menu(html)));
    expect(dialog().open).toBe(false);
  });

  it('the menu stays open while its groups unfold', () => {
    fireEvent.click(show(menu('<details><summary>Link</summary></details>')));
    expect(dialog().open).toBe(true);
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
    // Not every browser sends a toggle event.
    await vi.waitFor(() => expect(dialog('demo')).toHaveAttribute('closedby', 'closerequest'));
    // What meets the backdrop, in a browser that does not close by it, and what meets a button.
    fireEvent.pointerDown(dialog('demo'), { clientX: -1 });
    fireEvent.click(dialog('demo'), { clientX: -1, detail: 2 });
    fireEvent.click(screen.getByText('Close'), { detail: 2 });
    expect(dialog('demo').open).toBe(true);
    vi.advanceTimersByTime(501);
    expect(dialog('demo')).toHaveAttribute('closedby', 'any');
    fireEvent.click(screen.getByText('Close'), { detail: 2 });
    expect(dialog('demo').open).toBe(false);
    vi.useRealTimers();
  });

  it.each([
    [true, true],
    [false, false],
  ])('the menu of narrow windows: its button is there %s, so is it', (there, open) => {
    show(
      '<header><button commandfor="site-menu">Link</button></header><dialog id="site-menu" open>Menu</dialog>',
    );
    screen.getByText('Link').checkVisibility = () => there;
    fireEvent(window, new Event('resize'));
    expect(dialog('site-menu').open).toBe(open);
  });

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

describe('the current page', () => {
  const nav =
    '<header><nav><a href="/">Link</a> <a href="/pricing">Pricing</a></nav></header><a href="/">Home</a>';

  it.each([
    ['/', ['Link']],
    ['/pricing', ['Pricing']],
    ['/nowhere', []],
  ])('%s is told by its links in the header', (path, links) => {
    next.path = path;
    show(nav);
    const current = [...document.querySelectorAll('[aria-current=page]')];
    expect(current.map(({ textContent }) => textContent)).toEqual(links);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(links.length);
  });
});

it('a page that a link led to is shown from the section that the address names', () => {
  vi.stubGlobal('performance', { getEntriesByType: () => [] });
  const address = '/pricing#alert-&-x';
  fireEvent.click(show(`<a href="${address}">Link</a><div id="alert-&amp;-x"></div>`));
  const section = document.getElementById('alert-&-x') as HTMLElement;
  section.scrollIntoView = vi.fn();
  next.path = '/pricing';
  goTo(address);
  render(<PageLinks offlineCopies={false} />);
  expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
  expect(window.scrollTo).not.toHaveBeenCalled();
});
