import { fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Industries } from '@/components/pages/home/industries/industries';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { testimonialsPage } from '@/content/testimonials-page';
import { type Industry, industries as published } from '@/lib/content/stories/industries';
import { allTestimonials } from '@/lib/content/testimonials';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { button, pass, status, textsOf } from '@/tests/support/screen';

const grounds = ['madder', 'teal', 'cobalt', 'plum', 'ochre'] as const;
const industries = grounds.map((ground, i) => {
  const title = `Trade ${i + 1}`;
  return {
    ...(published[0] as Industry),
    id: `trade-${i + 1}`,
    title,
    ground,
    slide: { ...(published[0] as Industry).slide, heading: `Of ${title}` },
    href: `/use-cases/trade-${i + 1}` as const,
  };
});
const trades = <Industries id="industries" title="Trades" industries={industries} />;
const tab = (name: string) => screen.getByRole('tab', { name });
const row = () => document.querySelector('.quotes-row, .industries-row');

const { title, note } = testimonialsPage;
const slides = allTestimonials.slice(0, 3);
const trail = [{ label: 'Testimonials', href: '/testimonials' } as const];
const quotes = (
  <TestimonialsHero trail={trail} title={title} note={note} slides={slides} sample="Sample" />
);

/** The slides within reach, by their places. */
const reached = () =>
  [...(row()?.children ?? [])].flatMap((slide, index) =>
    slide.hasAttribute('inert') ? [] : [index],
  );

const { slideAcross, end, loadMotion } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, slideAcross: vi.fn(() => end), loadMotion: vi.fn(() => Promise.resolve()) };
});
vi.mock('@/components/tools/carousel/slide-across', () => ({ slideAcross, loadMotion }));

beforeEach(() => void vi.useFakeTimers());

describe.each([
  { noun: 'industry', view: trades },
  { noun: 'quote', view: quotes },
])('the carousel of each $noun', ({ noun, view }) => {
  const next = () => fireEvent.click(button(`Next ${noun}`));
  const previous = () => fireEvent.click(button(`Previous ${noun}`));
  const tabs = () => screen.getAllByRole('tab');
  const pick = (index: number) => fireEvent.click(tabs()[index] as HTMLElement);
  const selected = () => tabs().findIndex((each) => each.ariaSelected === 'true');

  beforeEach(() => void render(view));

  it('ignores every further press for 500 ms; the slide that leaves is out of reach', async () => {
    next();
    await pass(499);
    next();
    previous();
    pick(2);
    expect(selected()).toBe(1);
    expect(reached()).toEqual([1]);
    expect(end).not.toHaveBeenCalled();
    await pass(1);
    expect(end).toHaveBeenCalledTimes(1);
    pick(2);
    expect(selected()).toBe(2);
    expect(slideAcross).toHaveBeenLastCalledWith(row(), { active: 2, leaving: 1, direction: 1 });
  });

  it('follows who scrolls to a slide', () => {
    Object.defineProperties(row(), { clientWidth: { value: 300 }, scrollLeft: { value: 590 } });
    fireEvent.scroll(row() as Element);
    expect(selected()).toBe(2);
    expect(reached()).toEqual([2]);
    expect(slideAcross).not.toHaveBeenCalled();
  });

  it('goes on where a content blocker took a slide out', async () => {
    row()?.lastElementChild?.remove();
    previous();
    await pass(500);
    expect(selected()).toBe(tabs().length - 1);
    next();
    await pass(500);
    expect(selected()).toBe(0);
    expect(reached()).toEqual([0]);
  });
});

it('the industries move the focus by keys and are picked by Space', () => {
  render(trades);
  tab('Trade 1').focus();
  for (const [key, focused, picked = 'Trade 1'] of [
    ['ArrowUp', 'Trade 5'],
    [' ', 'Trade 5', 'Trade 5'],
    ['ArrowDown', 'Trade 1', 'Trade 5'],
  ] as const) {
    fireEvent.keyDown(document.activeElement as Element, { key });
    expect(tab(focused)).toHaveFocus();
    expect(textsOf('tab', { selected: true })).toEqual([picked]);
  }
});

it('the quotes are announced with who speaks, once a press moved them, by controls that stand before them', () => {
  render(quotes);
  const carousel = screen.getByRole('group', { name: title });
  expect(status()).toBeEmptyDOMElement();
  fireEvent.click(button('Previous quote'));
  const { testimonial: words, name } = slides[2] ?? {};
  expect(status().textContent).toBe(`“${words}” ${name}`);
  expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
  const slide = within(carousel).getByRole('tabpanel', { name: slides[2]?.company });
  expect(slide).toHaveAttribute('aria-roledescription', 'slide');
  expect(slide.parentElement).toBe(row());
  for (const control of within(carousel).getAllByRole('button')) {
    expect(control).toHaveAttribute('aria-controls', row()?.id);
    expect(control.compareDocumentPosition(slide)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  }
});

it('a single quote stands without controls', () => {
  const one = slides.slice(0, 1);
  render(<TestimonialsHero trail={trail} title={title} note={note} slides={one} sample="Sample" />);
  const words = numbersUnbroken(one[0]?.testimonial ?? '');
  expect(screen.getByText(/^“/).textContent).toBe(`“${words}”`);
  expect(screen.queryByRole('button')).toBeNull();
});
