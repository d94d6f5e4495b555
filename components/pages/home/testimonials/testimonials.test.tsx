import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Testimonials } from '@/components/pages/home/testimonials/testimonials';
import { testimonials, testimonialsSection } from '@/content/home/testimonials';

const { step, stop, startSlider } = vi.hoisted(() => {
  const step = vi.fn();
  const stop = vi.fn();
  return { step, stop, startSlider: vi.fn((_row: HTMLElement) => ({ step, stop })) };
});
vi.mock('@/components/tools/carousel/slider', () => ({ startSlider }));

let comeNear: () => void;
class Watcher {
  observe = vi.fn();
  disconnect = vi.fn();
  constructor(report: (entries: { isIntersecting: boolean }[]) => void) {
    comeNear = () => report([{ isIntersecting: true }]);
  }
}

const show = () => render(<Testimonials {...testimonialsSection} testimonials={testimonials} />);
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  vi.stubGlobal('IntersectionObserver', Watcher);
  vi.clearAllMocks();
});

describe('the carousel', () => {
  it('follows the W3C pattern', () => {
    show();
    const carousel = screen.getByRole('group', { name: 'Heard at the hub' });
    expect(carousel).toHaveAttribute('aria-roledescription', 'carousel');
    const slides = within(carousel).getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-label'))).toEqual(
      testimonials.map((_, index) => `${index + 1} of ${testimonials.length}`),
    );
    for (const slide of slides) {
      expect(slide).toHaveAttribute('aria-roledescription', 'slide');
      expect(slide.parentElement).toHaveAttribute('aria-live', 'polite');
    }
    const [first] = slides;
    const previous = screen.getByRole('button', { name: 'Previous quote' });
    expect(first && previous.compareDocumentPosition(first)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('reads without the slider: quote, speaker, figure', () => {
    show();
    for (const [
      index,
      { testimonial, name, position, company, results },
    ] of testimonials.entries()) {
      const slide = screen.getByRole('group', { name: `${index + 1} of ${testimonials.length}` });
      expect(slide.textContent).toContain(`“${testimonial}”`);
      expect(slide).toHaveTextContent(`${name}${position}, ${company}`);
      const [label, value] = Object.entries(results)[0] ?? [];
      expect(slide).toHaveTextContent(`${value} ${label}`);
      expect(slide).not.toHaveAttribute('inert');
    }
  });

  it('fetches the slider once, when the row comes near', async () => {
    const { container } = show();
    await settle();
    expect(startSlider).not.toHaveBeenCalled();
    comeNear();
    comeNear();
    await settle();
    expect(startSlider).toHaveBeenCalledExactlyOnceWith(container.querySelector('[data-slides]'));
  });

  it('goes on and back by its buttons, fetching the slider if need be', async () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Next quote' }));
    await settle();
    fireEvent.click(screen.getByRole('button', { name: 'Previous quote' }));
    await settle();
    expect(step.mock.calls).toEqual([[1], [-1]]);
    expect(startSlider).toHaveBeenCalledTimes(1);
  });

  it('stops the slider when it leaves', async () => {
    const { unmount } = show();
    comeNear();
    await settle();
    unmount();
    await settle();
    expect(stop).toHaveBeenCalledTimes(1);
  });
});
