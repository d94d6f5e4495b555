import { describe, expect, it } from 'vitest';
import { testimonial } from '@/content/testimonials/types';
import { sampleEntries } from '@/lib/content/samples';
import {
  allTestimonials,
  homeTestimonials,
  slidesOf,
  storyTestimonials,
  testimonialCards,
  testimonialSlides,
  testimonialsWords,
  trades,
} from '@/lib/content/testimonials';

const quote = { ...allTestimonials[0], large: false };

describe('the testimonials', () => {
  it('stand once each, on the carousel or below', () => {
    const shown = [...testimonialSlides, ...testimonialCards];
    expect(new Set(shown)).toEqual(new Set(allTestimonials));
    expect(shown).toHaveLength(allTestimonials.length);
  });

  it.each([
    ['on the carousel', testimonialSlides.map(({ rank }) => rank)],
    ['below it', testimonialCards.map(({ rank }) => rank)],
    ['on the home page', homeTestimonials.map(({ home }) => home)],
    ['beside the stories', storyTestimonials.map(({ stories }) => stories)],
  ])('stand %s in the order of their places there', (_, places) => {
    const ordered = places.map((place = Number.POSITIVE_INFINITY) => place);
    expect(ordered).toEqual(ordered.toSorted((a, b) => a - b));
  });

  it('open the page with the first three where none is marked as large', () => {
    const four = allTestimonials.slice(0, 4).map((each) => ({ ...each, large: false }));
    expect(slidesOf(four)).toEqual(four.slice(0, 3));
    const [first, second, ...others] = four;
    const marked = [first, { ...second, large: true }, ...others] as typeof allTestimonials;
    expect(slidesOf(marked)).toEqual([marked[1]]);
  });

  it('that were made up are each named by the release check', () => {
    const named = sampleEntries().flatMap(({ kind, name }) => (kind === 'testimonial' ? name : []));
    const samples = allTestimonials.filter(({ sample }) => sample);
    expect(named).toEqual(samples.map(({ name }) => name));
  });

  it.each([
    [
      'claims a figure of the company',
      { results: { 'on-time deliveries': '99%' } },
      "must be a count of their own in digits, such as '57'",
    ],
    [
      'is large and long',
      { large: true, testimonial: 'a'.repeat(201) },
      'has 201 characters, a large one must have 200 at most',
    ],
  ])('are refused where one %s', (_, change, message) => {
    expect(testimonial.safeParse(quote).success).toBe(true);
    const { error } = testimonial.safeParse({ ...quote, ...change });
    expect(error?.issues[0]?.message).toBe(message);
  });

  it('are counted as they stand, and their trades name who was heard', () => {
    const values = testimonialsWords.counts.map(({ value }) => value);
    for (const key of ['name', 'category', 'thread'] as const) {
      const count = new Set(allTestimonials.map((each) => each[key])).size;
      expect(values).toContain(String(count));
    }
    expect(JSON.stringify(testimonialsWords)).not.toMatch(/\{\w+\}/);
    const heard = allTestimonials.map(({ company }) => company);
    for (const { companies } of trades) {
      expect(companies.length).toBeGreaterThan(0);
      expect(heard).toEqual(expect.arrayContaining([...companies]));
    }
  });
});
