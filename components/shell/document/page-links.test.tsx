import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { PageLinks } from '@/components/shell/document/page-links.client';

const next = vi.hoisted(() => ({
  path: '/',
  router: { push: vi.fn(), prefetch: vi.fn() },
}));
vi.mock('next/navigation', () => ({
  usePathname: () => next.path,
  useRouter: () => next.router,
}));
vi.mock('@/lib/routes', () => ({ pages: new Set(['/', '/pricing', '/blog']) }));

/** Whether the browser would have followed the link itself; jsdom cannot. */
let left = false;
const catchClick = (event: Event) => {
  left = !event.defaultPrevented;
  event.preventDefault();
};

beforeEach(() => {
  next.path = '/';
  window.scrollTo = vi.fn();
  window.history.replaceState(null, '', '/');
  window.addEventListener('click', catchClick);
  left = false;
  // jsdom has no modal dialogs; an element without `open` is closed.
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

afterEach(() => {
  window.removeEventListener('click', catchClick);
  vi.clearAllMocks();
  vi.unstubAllGlobals();
});

function show(html: string) {
  render(
    <>
      <PageLinks offlineCopies={false} />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a fixture as a page would hold it */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </>,
  );
  return screen.getByText('Link');
}

describe('links that stay in the site', () => {
  it.each([
    ['a page', '<a href="/pricing">Link</a>', '/pricing'],
    ['a page with a query', '<a href="/blog?page=2">Link</a>', '/blog?page=2'],
    ['a section of another page', '<a href="/pricing#alert-&-x">Link</a>', '/pricing#alert-&-x'],
    ['the page on show, from its top', '<a href="/">Link</a>', '/'],
    [
      'an absolute address of the site',
      `<a href="${'http://localhost:3000'}/blog">Link</a>`,
      '/blog',
    ],
    ['an article of the blog', '<a href="/blog/low-bridges">Link</a>', '/blog/low-bridges'],
    ['a link around other elements', '<a href="/blog"><b><i>Link</i></b></a>', '/blog'],
    ['a target of its own tab', '<a href="/blog" target="_self">Link</a>', '/blog'],
  ])('%s', (_, html, address) => {
    fireEvent.click(show(html));
    expect(next.router.push).toHaveBeenCalledExactlyOnceWith(address);
    expect(left).toBe(false);
  });
});

describe('links left to the browser', () => {
  it.each([
    ['another origin', '<a href="https://app.example/login">Link</a>'],
    ['another port', '<a href="http://localhost:9999/pricing">Link</a>'],
    ['a new tab', '<a href="/pricing" target="_blank">Link</a>'],
    ['a download', '<a href="/pricing" download>Link</a>'],
    ['an anchor of this page', '<a href="#services">Link</a>'],
    ['an anchor of this page by its address', '<a href="/#services">Link</a>'],
    ['the top of this page', '<a href="#">Link</a>'],
    ['an address without a page', '<a href="/coming-soon">Link</a>'],
    ['a page below one that exists', '<a href="/pricing/plans">Link</a>'],
    ['a page below an article', '<a href="/blog/low-bridges/more">Link</a>'],
    ['the page of unknown articles', '<a href="/blog/404">Link</a>'],
    ['mail', '<a href="mailto:a@b.example">Link</a>'],
    ['a phone number', '<a href="tel:+100">Link</a>'],
    ['a script', '<a href="javascript:void 0">Link</a>'],
    ['an anchor without address', '<a>Link</a>'],
    ['a button', '<button type="button">Link</button>'],
  ])('%s', (_, html) => {
    fireEvent.click(show(html));
    expect(next.router.push).not.toHaveBeenCalled();
    expect(left).toBe(true);
  });

  it.each([
    ['Ctrl', { ctrlKey: true }],
    ['Cmd', { metaKey: true }],
    ['Shift', { shiftKey: true }],
    ['Alt', { altKey: true }],
    ['the middle button', { button: 1 }],
  ])('a press with %s', (_, press) => {
    fireEvent.click(show('<a href="/pricing">Link</a>'), press);
    expect(next.router.push).not.toHaveBeenCalled();
    expect(left).toBe(true);
  });

  it('a press that something else has dealt with', () => {
    const link = show('<a href="/pricing">Link</a>');
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    expect(next.router.push).not.toHaveBeenCalled();
  });
});

describe('fetching ahead', () => {
  it.each([
    ['pointing', 'pointerover'],
    ['focusing', 'focusin'],
    ['touching', 'touchstart'],
  ])('begins with %s, once for each page', (_, type) => {
    const link = show('<a href="/pricing#plans">Link</a> <a href="/pricing">Again</a>');
    const reach = (element: Element) => fireEvent(element, new Event(type, { bubbles: true }));
    reach(link);
    reach(link);
    reach(screen.getByText('Again'));
    expect(next.router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  it.each([
    '<a href="/coming-soon">Link</a>',
    '<a href="https://app.example/">Link</a>',
    '<a href="#services">Link</a>',
  ])('leaves %s alone', (html) => {
    fireEvent.focusIn(show(html));
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
    const html = { __html: '<dialog id="demo" open>Demo</dialog>' };
    const page = () => (
      <>
        <PageLinks offlineCopies={false} />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a dialog that React knows nothing of */}
        <div dangerouslySetInnerHTML={html} />
      </>
    );
    const { rerender } = render(page());
    expect(dialog('demo').open).toBe(true);
    next.path = '/pricing';
    rerender(page());
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

  it('close on a press beside them where the browser cannot', () => {
    show('<dialog id="demo" closedby="any" open>Demo</dialog><dialog id="kept" open>Link</dialog>');
    vi.spyOn(dialog('demo'), 'getBoundingClientRect').mockReturnValue(
      new DOMRect(100, 100, 200, 200),
    );
    fireEvent.click(dialog('demo'), { clientX: 150, clientY: 150 });
    expect(dialog('demo').open).toBe(true);
    fireEvent.click(dialog('kept'), { clientX: 20, clientY: 20 });
    expect(dialog('kept').open).toBe(true);
    fireEvent.click(dialog('demo'), { clientX: 20, clientY: 20 });
    expect(dialog('demo').open).toBe(false);
  });
});

describe('the current page', () => {
  const nav =
    '<header><nav><a href="/">Link</a> <a href="/pricing">Pricing</a></nav></header><a href="/">Home</a>';

  it('is told by its links in the header, and follows the reader', () => {
    expect(show(nav)).toHaveAttribute('aria-current', 'page');
    expect(screen.getByText('Pricing')).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Home')).not.toHaveAttribute('aria-current');
    cleanup();
    next.path = '/pricing';
    expect(show(nav)).not.toHaveAttribute('aria-current');
    expect(screen.getByText('Pricing')).toHaveAttribute('aria-current', 'page');
  });

  it('is none of them at an unknown address', () => {
    next.path = '/nowhere';
    show(nav);
    expect(document.querySelector('[aria-current]')).toBeNull();
  });
});

describe('an address with a hash', () => {
  const arrive = (hash: string, type = 'navigate') => {
    vi.useFakeTimers();
    vi.stubGlobal('performance', { getEntriesByType: () => [{ type }] });
    window.history.replaceState(null, '', `/${hash}`);
    const scroll = vi.fn();
    HTMLElement.prototype.scrollIntoView = scroll;
    show('<p id="alert-&amp;-notification">Link</p><p id="50%">Half</p>');
    return scroll;
  };
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['#alert-&-notification', '#alert-%26-notification', '#50%'])(
    'scrolls to %s 100 ms after the load',
    (hash) => {
      const scroll = arrive(hash);
      vi.advanceTimersByTime(90);
      expect(scroll).not.toHaveBeenCalled();
      vi.advanceTimersByTime(20);
      expect(scroll).toHaveBeenCalledOnce();
    },
  );

  it.each([
    ['nothing', ''],
    ['no section', '#nothing-here'],
    ['a malformed name', '#%E0%A4%A'],
  ])('stays where it is for %s', (_, hash) => {
    const scroll = arrive(hash);
    vi.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });

  it('leaves the place to the browser on a reload', () => {
    const scroll = arrive('#50%', 'reload');
    vi.advanceTimersByTime(1000);
    expect(scroll).not.toHaveBeenCalled();
  });
});

describe('a page that a link led to', () => {
  beforeEach(() => vi.stubGlobal('performance', { getEntriesByType: () => [] }));

  function arrive(address: string) {
    next.path = address.split('#')[0] ?? '/';
    window.history.replaceState(null, '', address);
    render(<PageLinks offlineCopies={false} />);
  }

  it('is shown from its top', () => {
    fireEvent.click(show('<a href="/pricing">Link</a>'));
    arrive('/pricing');
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0, behavior: 'instant' });
  });

  it('is shown from the section that the address names', () => {
    const address = '/pricing#alert-&-x';
    fireEvent.click(show(`<a href="${address}">Link</a><div id="alert-&amp;-x"></div>`));
    const section = document.getElementById('alert-&-x') as HTMLElement;
    section.scrollIntoView = vi.fn();
    arrive(address);
    expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('keeps its place when the reader goes back to it', () => {
    show('<a href="/pricing">Link</a>');
    arrive('/blog');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });
});
