import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Industries } from '@/components/pages/home/industries/industries';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { testimonialsPage } from '@/content/testimonials-page';
import { type Industry, industries as published } from '@/lib/content/stories/industries';
import { allTestimonials } from '@/lib/content/testimonials';
import { button, pass, textsOf } from '@/tests/support/screen';

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
const trades = <Industries id="industries" title="Trades" industries={industries} />;
const tab = (name: string) => screen.getByRole('tab', { name });
const tabs = () => screen.getAllByRole('tab');

const { title, note } = testimonialsPage;
const slides = allTestimonials.slice(0, 3);
const trail = [{ label: 'Testimonials', href: '/testimonials' } as const];
const quotes = <TestimonialsHero trail={trail} title={title} note={note} slides={slides} />;
const stops = () =>
  within(screen.getByRole('group', { name: 'Choose a quote' })).getAllByRole('button');

/** The slides that can be seen, by their places: two of them during a move. */
const shown = () =>
  [...(document.querySelector('[aria-live=polite]')?.children ?? [])].flatMap((slide, index) =>
    slide.hasAttribute('data-off') ? [] : [index],
  );

const { slideAcross, end, loadMotion } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, slideAcross: vi.fn(() => end), loadMotion: vi.fn(() => Promise.resolve()) };
});
vi.mock('@/components/tools/carousel/slide-motion', () => ({ slideAcross, loadMotion }));

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

  it('goes on where a content blocker took a slide out', async () => {
    document.querySelector('[aria-live=polite]')?.lastElementChild?.remove();
    press(previous);
    await pass(500);
    expect(marked()).toBe(marks().length - 1);
    expect(slideAcross).not.toHaveBeenCalled();
    press(next);
    await pass(500);
    expect(state()).toEqual(at(0));
  });
});

it('the industries move the focus by keys and are picked by Space', () => {
  render(trades);
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

it('the quotes are announced, each with its number, by controls that stand before them', () => {
  render(quotes);
  const carousel = screen.getByRole('group', { name: title });
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(carousel).getByRole('group', { name: `1 of ${slides.length}` });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  const container = slide.parentElement as HTMLElement;
  expect(container).toHaveAttribute('aria-live', 'polite');
  for (const control of within(carousel).getAllByRole('button')) {
    expect(control).toHaveAttribute('aria-controls', container.id);
    expect(control.compareDocumentPosition(container)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('a single quote stands without controls', () => {
  const one = slides.slice(0, 1);
  render(<TestimonialsHero trail={trail} title={title} note={note} slides={one} />);
  expect(screen.getByText(`“${one[0]?.testimonial}”`)).toBeInTheDocument();
  expect(screen.queryByRole('button')).toBeNull();
});
