import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Rating } from '@/components/pages/testimonials/rating';
import { TestimonialCards } from '@/components/pages/testimonials/testimonial-cards';
import { testimonialCards } from '@/lib/content/testimonials';

const six = testimonialCards;
const show = (testimonials = six) =>
  render(<TestimonialCards title="Six more" testimonials={testimonials} />);

it('shows quote, speaker, company and its size, trade, rating and results of each', () => {
  show();
  const cards = screen.getAllByRole('listitem');
  expect(cards).toHaveLength(6);
  for (const [i, entry] of six.entries()) {
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
  show(six.slice(0, 1).map((entry) => ({ ...entry, videoUrl: 'https://films.test/1' })));
  const film = screen.getByRole('link', { name: `Watch ${six[0]?.name} say it` });
  expect(film).toHaveAttribute('href', 'https://films.test/1');
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
