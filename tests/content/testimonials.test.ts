import { describe, expect, it } from 'vitest';
import { testimonial } from '@/content/testimonials/types';
import { sitePages } from '@/lib/content/pages';
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

const unique = (values: readonly string[]) => new Set(values).size;
const quote = { ...allTestimonials[0], large: false };

describe('the testimonials', () => {
  it('stand once each, on the carousel or below, in the order of their ranks', () => {
    const shown = [...testimonialSlides, ...testimonialCards];
    expect(new Set(shown)).toEqual(new Set(allTestimonials));
    expect(shown).toHaveLength(allTestimonials.length);
    for (const list of [testimonialSlides, testimonialCards]) {
      const ranks = list.map(({ rank = Number.POSITIVE_INFINITY }) => rank);
      expect(ranks).toEqual(ranks.toSorted((a, b) => a - b));
    }
  });

  it('stand on other pages in the order of their places there', () => {
    const places = [
      homeTestimonials.map(({ home }) => home),
      storyTestimonials.map(({ stories }) => stories),
    ];
    for (const list of places) expect(list).toEqual(list.toSorted((a = 0, b = 0) => a - b));
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
    [
      'has four results',
      { results: { a: '1', b: '2', c: '3', d: '4' } },
      'must have 3 entries at most',
    ],
  ])('are refused where one %s', (_, change, message) => {
    expect(testimonial.safeParse(quote).success).toBe(true);
    const { error } = testimonial.safeParse({ ...quote, ...change });
    expect(error?.issues[0]?.message).toBe(message);
  });

  it('are counted as they stand', () => {
    const values = testimonialsWords.counts.map(({ value }) => value);
    for (const count of [
      allTestimonials.length,
      unique(allTestimonials.map(({ category }) => category)),
      unique(allTestimonials.map(({ thread }) => thread)),
    ]) {
      expect(values).toContain(String(count));
    }
    expect(JSON.stringify(testimonialsWords)).not.toMatch(/\{\w+\}/);
  });
});

it('the trades lead each to its page, with the companies that were heard', () => {
  const heard = allTestimonials.map(({ company }) => company);
  for (const { href, companies } of trades) {
    expect(sitePages).toContain(href);
    expect(companies.length).toBeGreaterThan(0);
    expect(heard).toEqual(expect.arrayContaining([...companies]));
  }
});
