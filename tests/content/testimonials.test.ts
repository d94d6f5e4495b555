import { expect, it } from 'vitest';
import {
  allTestimonials,
  homeTestimonials,
  slidesOf,
  storyTestimonials,
} from '@/lib/content/testimonials';

it('the testimonials open the page with the first three where none is marked as large', () => {
  const four = allTestimonials.slice(0, 4).map((each) => ({ ...each, large: false }));
  expect(slidesOf(four)).toEqual(four.slice(0, 3));
  const [first, second, ...others] = four;
  const marked = [first, { ...second, large: true }, ...others] as typeof allTestimonials;
  expect(slidesOf(marked)).toEqual([marked[1]]);
});

it('the testimonials stand on other pages in the order of their places there', () => {
  const homes = homeTestimonials.map(({ home = 0 }) => home);
  const stories = storyTestimonials.map(({ stories: place = 0 }) => place);
  for (const places of [homes, stories]) expect(places).toEqual(places.toSorted((a, b) => a - b));
});
