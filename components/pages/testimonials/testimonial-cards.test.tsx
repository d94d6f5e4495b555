import { render, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Rating } from '@/components/pages/testimonials/rating';
import { TestimonialCards } from '@/components/pages/testimonials/testimonial-cards';
import { allTestimonials } from '@/lib/content/testimonials';

vi.mock('@/lib/picture/manifest', () => ({
  pictures: { team: { file: 'team.jpg', width: 900, height: 600 } },
}));

const some = allTestimonials.slice(0, 3);
const show = (testimonials = some) =>
  render(<TestimonialCards title="More" testimonials={testimonials} />);

it('shows quote, speaker, company and its size, trade, rating and results of each', () => {
  show();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(some.length);
  for (const [i, entry] of some.entries()) {
    const card = cards[i] as HTMLElement;
    const words = [
      `“${entry.testimonial}”`,
      entry.name,
      `${entry.company}, ${entry.companySize}`,
      entry.category,
    ];
    for (const text of words) expect(card.textContent).toContain(text);
    within(card).getByRole('img', { name: `Rated ${entry.rating} of 5` });
    for (const [label, value] of Object.entries(entry.results)) {
      const [name, figure] = [within(card).getByText(label), within(card).getByText(value)];
      expect(name.parentElement).toBe(figure.parentElement);
    }
  }
  expect(screen.queryByRole('link')).toBeNull();
});

it('links to a film where there is one', () => {
  show(some.slice(0, 1).map((entry) => ({ ...entry, videoUrl: 'https://films.test/1' })));
  const film = screen.getByRole('link', { name: `Watch ${some[0]?.name} say it` });
  expect(film).toHaveAttribute('href', 'https://films.test/1');
});

it('is not there where no quote is left for it', () => {
  const { container } = show([]);
  expect(container).toBeEmptyDOMElement();
});

it('shows a photograph in place of the initials, without words of its own', () => {
  const [entry] = some;
  const { container, rerender } = show(some.slice(0, 1));
  expect(container.querySelector('img')).toBeNull();
  const photographed = [{ ...entry, photo: 'team' }] as typeof some;
  rerender(<TestimonialCards title="More" testimonials={photographed} />);
  expect(container.querySelector('img')).toHaveAttribute('alt', '');
  expect(container.querySelector('img')).toHaveAttribute('src', '/images/team.jpg');
});

it.each([
  [1, 'M26 8H81'],
  [2, 'M44 8H81'],
  [3, 'M62 8H81'],
  [4, 'M80 8H81'],
  [5, undefined],
])('draws open stops after a rating of %i', (rating, path) => {
  const { container } = render(<Rating rating={rating} />);
  expect(container.querySelector('.rating-open')?.getAttribute('d')).toBe(path);
});
