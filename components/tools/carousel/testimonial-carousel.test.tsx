import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TestimonialsHero } from '@/components/pages/testimonials/testimonials-hero';
import { carousel, note, quotes, slides, title, trail } from '@/tests/support/carousel-views';

vi.mock('@/components/tools/carousel/slide-motion', () => ({
  slideAcross: () => () => {},
  loadMotion: async () => {},
}));

beforeEach(() => void vi.useFakeTimers());

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

  it('stand alone without a thread where there is one', () => {
    cleanup();
    const one = slides.slice(0, 1);
    render(<TestimonialsHero trail={trail} title={title} note={note} slides={one} />);
    expect(screen.getByText(`“${one[0]?.testimonial}”`)).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
