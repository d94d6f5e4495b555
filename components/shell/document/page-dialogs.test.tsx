import { fireEvent, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { next, page, show } from '@/tests/support/views/page-links';

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
