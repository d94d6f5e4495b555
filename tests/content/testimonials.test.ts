import { expect, it } from 'vitest';
import {
  allTestimonials,
  homeTestimonials,
  slidesOf,
  storyTestimonials,
  testimonialCards,
  testimonialSlides,
} from '@/lib/content/testimonials';

it('the testimonials stand once each, on the carousel or below, in the order of their ranks', () => {
  const shown = [...testimonialSlides, ...testimonialCards];
  expect(new Set(shown)).toEqual(new Set(allTestimonials));
  expect(shown).toHaveLength(allTestimonials.length);
  for (const list of [testimonialSlides, testimonialCards]) {
    const ranks = list.map(({ rank = Number.POSITIVE_INFINITY }) => rank);
    expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
  }
});

it('the testimonials stand on other pages in the order of their places there', () => {
  const places = [
    homeTestimonials.map(({ home }) => home),
    storyTestimonials.map(({ stories }) => stories),
  ];
  for (const list of places) expect(list).toEqual(list.toSorted((a = 0, b = 0) => a - b));
});

it('the testimonials open the page with the first three where none is marked as large', () => {
  const four = allTestimonials.slice(0, 4).map((each) => ({ ...each, large: false }));
  expect(slidesOf(four)).toEqual(four.slice(0, 3));
  const [first, second, ...others] = four;
  const marked = [first, { ...second, large: true }, ...others] as typeof allTestimonials;
  expect(slidesOf(marked)).toEqual([marked[1]]);
});
