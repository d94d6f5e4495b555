import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { goBack, goTo } from '@/tests/support/screen';
import { browser, links, next, show } from '@/tests/support/views/page-links';

describe('a press', () => {
  it('on anything in a link of the site is followed without loading the document anew', () => {
    fireEvent.click(show('<a href="/blog"><b><i>Link</i></b></a>'));
    expect(next.router.push).toHaveBeenCalledExactlyOnceWith('/blog');
    expect(browser.left).toBe(false);
  });

  it.each([
    ['a link elsewhere', '<a href="/coming-soon">Link</a>', {}],
    ['an anchor without address', '<a>Link</a>', {}],
    ['a button', '<button type="button">Link</button>', {}],
    ['a link, with a key held', '<a href="/pricing">Link</a>', { ctrlKey: true }],
  ])('on %s is left to the browser', (_, html, press) => {
    fireEvent.click(show(html), press);
    expect(next.router.push).not.toHaveBeenCalled();
    expect(browser.left).toBe(true);
  });

  it('on a link of an unknown address is left to the browser, as is fetching ahead', () => {
    render(
      <>
        {links(true)}
        <a href="/pricing">Plans</a>
      </>,
    );
    fireEvent(screen.getByText('Plans'), new Event('pointerover', { bubbles: true }));
    fireEvent.click(screen.getByText('Plans'));
    expect(next.router.push).not.toHaveBeenCalled();
    expect(next.router.prefetch).not.toHaveBeenCalled();
    expect(browser.left).toBe(true);
  });
});

describe('a press on a link of the page on show', () => {
  it('leads to its top, and asks for nothing', () => {
    fireEvent.click(show('<a href="/">Link</a>'));
    expect(browser.left).toBe(false);
    expect(next.router.push).not.toHaveBeenCalled();
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });

  it('takes the section or the query out of the address', () => {
    goTo('/?q=x#plans');
    fireEvent.click(show('<a href="/">Link</a>'));
    expect(next.router.push).toHaveBeenCalledExactlyOnceWith('/');
    expect(window.scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 });
  });
});

describe('a step to an anchor of the page', () => {
  const state = { __NA: true, tree: ['page'] };
  const goToAnchor = async (hash: string) => {
    window.location.hash = hash;
    await new Promise((done) => window.addEventListener('popstate', done, { once: true }));
  };

  it('gets the state of the page, and says what it is', async () => {
    window.history.replaceState(state, '');
    render(links());
    await goToAnchor('#one');
    expect(window.history.state).toEqual({ ...state, inPage: true });
    await goToAnchor('#two');
    expect(window.history.state).toEqual({ ...state, inPage: true });
    await goBack();
    await goBack();
    expect(window.history.state).toEqual(state);
  });
});

describe('a page that is under way', () => {
  it('is shown as such when Back leads to it, until it has come', () => {
    render(links());
    window.history.replaceState({ __NA: true }, '', '/pricing');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(document.body).toHaveAttribute('aria-busy', 'true');
    next.path = '/pricing';
    render(links());
    expect(document.body).not.toHaveAttribute('aria-busy');
  });
});

describe('fetching ahead', () => {
  /** The pointer comes over an element. */
  const reach = (element: Element, pointerType = 'mouse') =>
    fireEvent(element, Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

  it('begins when a mouse comes over a link, once a page', () => {
    const link = show('<a href="/pricing#plans">Link</a> <a href="/pricing">Again</a>');
    reach(link);
    reach(link);
    reach(screen.getByText('Again'));
    expect(next.router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  it('begins when the keyboard comes to a link', async () => {
    show('<a href="/pricing">Link</a>');
    await userEvent.tab();
    expect(screen.getByText('Link')).toHaveFocus();
    expect(next.router.prefetch).toHaveBeenCalledExactlyOnceWith('/pricing');
  });

  it('does not happen for a finger, whose press asks for the whole page', () => {
    const link = show('<a href="/pricing">Link</a>');
    vi.spyOn(link, 'matches').mockImplementation((selector) => selector !== ':focus-visible');
    reach(link, 'touch');
    fireEvent(link, new Event('touchstart', { bubbles: true }));
    fireEvent.focusIn(link);
    expect(next.router.prefetch).not.toHaveBeenCalled();
  });

  it('does not happen for readers who save data', () => {
    vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } });
    reach(show('<a href="/pricing">Link</a>'));
    expect(next.router.prefetch).not.toHaveBeenCalled();
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
  render(links());
  expect(section.scrollIntoView).toHaveBeenCalledExactlyOnceWith({ behavior: 'instant' });
});

describe('the home page', () => {
  const isArriving = () => document.documentElement.classList.contains('arriving');
  const press = (from: string, address: string) => {
    next.path = from;
    goTo(from);
    const link = show(`<a href="${address}">Link</a>`);
    fireEvent.click(link);
  };

  it('is drawn in two steps where a link leads to it: its class goes after the first', async () => {
    press('/pricing', '/');
    expect(isArriving()).toBe(true);
    next.path = '/';
    render(links());
    expect(isArriving()).toBe(true);
    await waitFor(() => expect(isArriving()).toBe(false));
  });
});
