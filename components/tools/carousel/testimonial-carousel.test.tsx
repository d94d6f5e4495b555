import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { testimonialPlaces, testimonialsPage } from '@/content/testimonials-page';
import { testimonialsOf } from '@/lib/content/testimonials';

const { slideAcross, end, loadMotion } = vi.hoisted(() => {
  const end = vi.fn();
  return { end, slideAcross: vi.fn(() => end), loadMotion: vi.fn(() => Promise.resolve()) };
});
vi.mock('@/components/tools/carousel/slide-motion', () => ({ slideAcross, loadMotion }));

const { title, note } = testimonialsPage;
const slides = testimonialsOf(testimonialPlaces.slides);
const hero = (
  <TestimonialsHero
    trail={[{ label: 'Testimonials', href: '/testimonials' }]}
    title={title}
    note={note}
    slides={slides}
  />
);

const stops = () =>
  within(screen.getByRole('group', { name: 'Choose a quote' })).getAllByRole('button');
const current = () => stops().findIndex((stop) => stop.getAttribute('aria-disabled') === 'true');
const shown = () =>
  [1, 2, 3].filter(
    (n) => !screen.getByRole('group', { name: `${n} of 3` }).hasAttribute('data-off'),
  );
const pass = (time: number) => act(() => vi.advanceTimersByTime(time));
const press = (name: string) => {
  fireEvent.click(screen.getByRole('button', { name }));
  pass(500);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the carousel of quotes', () => {
  it('follows the grouped carousel of the W3C', () => {
    render(hero);
    const carousel = screen.getByRole('group', { name: title });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    for (const n of [1, 2, 3]) {
      const slide = within(carousel).getByRole('group', { name: `${n} of 3` });
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      expect(slide.parentElement).toHaveAttribute('aria-live', 'polite');
      expect(slide).toHaveTextContent(slides[n - 1]?.testimonial ?? 'a quote');
    }
    const container = screen.getByRole('group', { name: '1 of 3' }).parentElement;
    for (const button of within(carousel).getAllByRole('button')) {
      expect(button).toHaveAttribute('aria-controls', container?.id);
      expect(button.compareDocumentPosition(container as Node)).toBe(
        Node.DOCUMENT_POSITION_FOLLOWING,
      );
    }
  });

  it('names its buttons, the stops by number and company', () => {
    render(hero);
    expect(stops().map((stop) => stop.getAttribute('aria-label'))).toEqual(
      slides.map(({ company }, i) => `Quote ${i + 1} of 3: ${company}`),
    );
    for (const name of ['Previous quote', 'Next quote']) {
      expect(screen.getByRole('button', { name })).toBeEnabled();
    }
  });

  it('wraps around forward and back', () => {
    render(hero);
    const forward = [1, 2, 3].map(() => {
      press('Next quote');
      return shown();
    });
    expect(forward).toEqual([[2], [3], [1]]);
    const back = [1, 2, 3].map(() => {
      press('Previous quote');
      return shown();
    });
    expect(back).toEqual([[3], [2], [1]]);
  });

  it('jumps to a stop; the stop in view does nothing', () => {
    render(hero);
    fireEvent.click(stops()[0] as HTMLElement);
    expect(slideAcross).not.toHaveBeenCalled();
    fireEvent.click(stops()[2] as HTMLElement);
    pass(500);
    expect([current(), shown()]).toEqual([2, [3]]);
    fireEvent.click(stops()[1] as HTMLElement);
    expect(slideAcross).toHaveBeenLastCalledWith(expect.anything(), expect.anything(), -1);
    pass(500);
    expect([current(), shown()]).toEqual([1, [2]]);
  });

  it('is locked while a move lasts, and the quote that leaves is out of reach', () => {
    render(hero);
    fireEvent.click(screen.getByRole('button', { name: 'Next quote' }));
    expect(shown()).toEqual([1, 2]);
    expect(screen.getByRole('group', { name: '1 of 3' })).toHaveAttribute('inert');
    pass(499);
    fireEvent.click(screen.getByRole('button', { name: 'Next quote' }));
    expect(current()).toBe(1);
    pass(1);
    expect(shown()).toEqual([2]);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('is worked by keyboard: every button is a button in the tab order and keeps the focus', () => {
    render(hero);
    const buttons = [
      screen.getByRole('button', { name: 'Previous quote' }),
      screen.getByRole('button', { name: 'Next quote' }),
      ...stops(),
    ];
    for (const button of buttons) {
      expect(button.tagName).toBe('BUTTON');
      expect(button.tabIndex).toBe(0);
      expect(button).toBeEnabled();
      button.focus();
      fireEvent.click(button);
      pass(500);
      expect(button).toHaveFocus();
    }
    expect(current()).toBe(2);
  });

  it('never moves by itself', () => {
    render(hero);
    pass(60_000);
    expect([current(), shown()]).toEqual([0, [1]]);
  });

  it('colors the thread like the quote in view', () => {
    render(hero);
    const carousel = screen.getByRole('group', { name: title });
    for (const { thread } of slides) {
      expect(carousel).toHaveClass(`thread-${thread}`);
      press('Next quote');
    }
  });

  it('fetches the animation at the first sign of use', () => {
    render(hero);
    expect(loadMotion).not.toHaveBeenCalled();
    fireEvent.focus(stops()[1] as HTMLElement);
    expect(loadMotion).toHaveBeenCalled();
  });

  it('holds three whole quotes and the note on samples in the server’s HTML', () => {
    const html = renderToString(hero);
    for (const { testimonial, name } of slides) {
      expect(html).toContain(testimonial);
      expect(html).toContain(name);
    }
    expect(html).toContain(note);
  });
});
