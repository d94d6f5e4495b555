import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TestimonialCards } from '@/components/blocks/testimonials/testimonial-cards';
import { allTestimonials } from '@/lib/content/testimonials';

vi.mock('@/lib/picture/manifest', () => ({
  pictures: { team: { file: 'team.jpg', width: 900, height: 600 } },
}));

const some = allTestimonials.slice(0, 3);
const show = (testimonials = some) =>
  render(<TestimonialCards labelledBy="more" title="More" testimonials={testimonials} />);

it('names each rating', () => {
  show(some.map((entry, at) => ({ ...entry, rating: ([2, 3, 5] as const)[at] ?? 1 })));
  const names = screen.getAllByRole('img').map((image) => image.getAttribute('aria-label'));
  expect(names).toEqual(['Rated 2 of 5', 'Rated 3 of 5', 'Rated 5 of 5']);
});

it('links to a film where there is one', () => {
  show(some.slice(0, 1).map((entry) => ({ ...entry, videoUrl: 'https://films.test/1' })));
  const film = screen.getByRole('link', { name: `Watch ${some[0]?.name} say it` });
  expect(film).toHaveAttribute('href', 'https://films.test/1');
});

it('shows a photograph in place of the initials, without words of its own', () => {
  const { container } = show(
    some.slice(0, 2).map((one, at) => (at ? one : { ...one, photo: 'team' })),
  );
  const images = [...container.querySelectorAll('img')];
  expect(images.map((image) => [image.getAttribute('src'), image.alt])).toEqual([
    ['/images/team.jpg', ''],
  ]);
});
