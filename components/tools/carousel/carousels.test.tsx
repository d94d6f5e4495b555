import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Industries } from '@/components/pages/home/industries/industries';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { testimonialsPage } from '@/content/testimonials-page';
import { type Industry, industries as published } from '@/lib/content/stories/industries';
import { allTestimonials } from '@/lib/content/testimonials';
import { button, pass, textsOf } from '@/tests/support/screen';

const { slideAcross, end, loadMotion } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, slideAcross: vi.fn(() => end), loadMotion: vi.fn(() => Promise.resolve()) };
});
vi.mock('@/components/tools/carousel/slide-motion', () => ({ slideAcross, loadMotion }));

const sheets = ['madder', 'teal', 'cobalt', 'plum', 'ochre'] as const;
const industries = sheets.map((sheet, i) => {
  const title = `Trade ${i + 1}`;
  return {
    ...(published[0] as Industry),
    id: `trade-${i + 1}`,
    title,
    sheet,
    slide: { ...(published[0] as Industry).slide, heading: `Of ${title}` },
    href: `/use-cases/trade-${i + 1}` as const,
  };
});
const titles = industries.map(({ title }) => title);
const trades = <Industries id="industries" title="Trades" industries={industries} />;
const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () => screen.getAllByRole('tab');

const { title, note } = testimonialsPage;
const slides = allTestimonials.slice(0, 3);
const trail = [{ label: 'Testimonials', href: '/testimonials' } as const];
const quotes = <TestimonialsHero trail={trail} title={title} note={note} slides={slides} />;
const carousel = () => screen.getByRole('group', { name: title });
const stops = () =>
  within(screen.getByRole('group', { name: 'Choose a quote' })).getAllByRole('button');

/** The slides that can be seen, by their places: two of them during a move. */
const shown = () =>
  [...(document.querySelector('[aria-live=polite]')?.children ?? [])].flatMap((slide, index) =>
    slide.hasAttribute('data-off') ? [] : [index],
  );

beforeEach(() => void vi.useFakeTimers());

describe.each([
  {
    name: 'industries',
    view: trades,
    next: 'Next industry',
    previous: 'Previous industry',
    marks: tabs,
    current: 'aria-selected',
  },
  {
    name: 'quotes',
    view: quotes,
    next: 'Next quote',
    previous: 'Previous quote',
    marks: stops,
    current: 'aria-disabled',
  },
])('the carousel of $name', ({ view, next, previous, marks, current }) => {
  const press = (name: string) => fireEvent.click(button(name));
  const pick = (index: number) => fireEvent.click(marks()[index] as HTMLElement);
  const marked = () => marks().findIndex((mark) => mark.getAttribute(current) === 'true');
  const state = () => ({ marked: marked(), shown: shown() });
  const at = (index: number) => ({ marked: index, shown: [index] });

  beforeEach(() => void render(view));

  it('wraps around forward and back, and never moves by itself', async () => {
    const places = marks().map((_, index) => index);
    const visit = async (name: string) => {
      press(name);
      await pass(500);
      expect(marked()).toBe(shown()[0]);
      return shown();
    };
    for (const [name, order] of [
      [next, [...places.slice(1), 0]],
      [previous, places.toReversed()],
    ] as const) {
      for (const place of order) expect(await visit(name)).toEqual([place]);
    }
    await pass(60_000);
    expect(state()).toEqual(at(0));
  });

  it('jumps to a mark; the mark in view does nothing', async () => {
    pick(0);
    expect(slideAcross).not.toHaveBeenCalled();
    pick(2);
    await pass(500);
    expect(state()).toEqual(at(2));
    pick(1);
    expect(slideAcross).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), -1);
    await pass(500);
    expect(state()).toEqual(at(1));
  });

  it('ignores every further press for 500 ms; the slide that leaves is out of reach', async () => {
    const [first] = document.querySelector('[aria-live=polite]')?.children ?? [];
    press(next);
    await pass(499);
    press(next);
    press(previous);
    pick(2);
    expect(state()).toEqual({ marked: 1, shown: [0, 1] });
    expect(first).toHaveAttribute('inert');
    await pass(1);
    expect(state()).toEqual(at(1));
    expect(end).toHaveBeenCalledTimes(1);
    pick(2);
    expect(marked()).toBe(2);
    expect(slideAcross).toHaveBeenCalledTimes(2);
  });

  it('fetches the animation at the first sign of use', () => {
    expect(loadMotion).not.toHaveBeenCalled();
    fireEvent.focus(marks()[1] as HTMLElement);
    expect(loadMotion).toHaveBeenCalled();
  });
});

describe('the industries', () => {
  beforeEach(() => void render(trades));

  it('follow the tabbed carousel of the W3C', () => {
    const group = screen.getByRole('group', { name: 'Trades' });
    expect(group).toHaveAttribute('aria-roledescription', 'carousel');
    const list = within(group).getByRole('tablist', { name: 'Trades' });
    expect(list).toHaveAttribute('aria-orientation', 'vertical');
    expect(textsOf('tab')).toEqual(titles);
    for (const [index, item] of tabs().entries()) {
      const panel = document.getElementById(item.getAttribute('aria-controls') ?? '');
      expect(panel).toHaveAttribute('role', 'tabpanel');
      expect(panel).toHaveAttribute('aria-roledescription', 'slide');
      expect(panel).toHaveAttribute('aria-labelledby', item.id);
      expect(panel?.parentElement).toHaveAttribute('aria-live', 'polite');
      expect(panel?.querySelector('h3')).toHaveTextContent(
        industries[index]?.slide.heading ?? 'a trade',
      );
    }
    expect(
      screen.getAllByRole('tabpanel').map((panel) => panel.querySelector('a')?.pathname),
    ).toEqual(industries.map(({ href }) => href));
    expect(tabs().map((item) => item.tabIndex)).toEqual([0, -1, -1, -1, -1]);
  });

  it('take on the sheet of the one in view', () => {
    const group = screen.getByRole('group');
    expect(group).toHaveClass('bg-madder-sheet');
    fireEvent.click(tab('Trade 3'));
    expect(group).toHaveClass('bg-cobalt-sheet');
    expect(group).not.toHaveClass('bg-madder-sheet');
  });

  it('move the focus by keys and are picked by Space', () => {
    tab('Trade 1').focus();
    for (const [key, focused, picked = 'Trade 1'] of [
      ['ArrowUp', 'Trade 5'],
      ['ArrowDown', 'Trade 1'],
      ['ArrowDown', 'Trade 2'],
      [' ', 'Trade 2', 'Trade 2'],
      ['End', 'Trade 5', 'Trade 2'],
      ['Home', 'Trade 1', 'Trade 2'],
    ] as const) {
      fireEvent.keyDown(document.activeElement as Element, { key });
      expect(tab(focused)).toHaveFocus();
      expect(textsOf('tab', { selected: true })).toEqual([picked]);
    }
  });

  it('let only the pictures in view and next load', () => {
    const far = () =>
      [...document.querySelectorAll('[role=tabpanel]')].map((panel) =>
        panel.hasAttribute('data-far'),
      );
    expect(far()).toEqual([false, false, true, true, true]);
    fireEvent.click(button('Previous industry'));
    expect(far()).toEqual([false, true, true, true, false]);
  });
});

describe('the quotes', () => {
  beforeEach(() => void render(quotes));

  it('follow the grouped carousel of the W3C', () => {
    expect(carousel()).toHaveAttribute('aria-roledescription', 'carousel');
    expect(screen.getByText(note)).toBeInTheDocument();
    for (const [index, { testimonial, name }] of slides.entries()) {
      const slide = within(carousel()).getByRole('group', {
        name: `${index + 1} of ${slides.length}`,
      });
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      expect(slide.parentElement).toHaveAttribute('aria-live', 'polite');
      expect(slide).toHaveTextContent(testimonial);
      expect(slide).toHaveTextContent(name);
    }
    const container = screen.getByRole('group', { name: `1 of ${slides.length}` })
      .parentElement as HTMLElement;
    for (const control of within(carousel()).getAllByRole('button')) {
      expect(control).toHaveAttribute('aria-controls', container.id);
      expect(control.compareDocumentPosition(container)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    }
  });

  it('are gone through by buttons in the tab order, which keep the focus', async () => {
    expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual(
      slides.map(({ company }, i) => `Quote ${i + 1} of ${slides.length}: ${company}`),
    );
    for (const control of [button('Previous quote'), button('Next quote'), ...stops()]) {
      expect(control.tagName).toBe('BUTTON');
      expect(control.tabIndex).toBe(0);
      expect(control).toBeEnabled();
      control.focus();
      fireEvent.click(control);
      await pass(500);
      expect(control).toHaveFocus();
    }
    expect(shown()).toEqual([slides.length - 1]);
  });

  it('stand alone without a thread where there is one', () => {
    cleanup();
    const one = slides.slice(0, 1);
    render(<TestimonialsHero trail={trail} title={title} note={note} slides={one} />);
    expect(screen.getByText(`“${one[0]?.testimonial}”`)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('color the thread like the one in view', async () => {
    for (const { thread } of slides) {
      expect(carousel()).toHaveClass(`thread-${thread}`);
      fireEvent.click(button('Next quote'));
      await pass(500);
    }
  });
});
