import { describe, expect, it } from 'vitest';
import { testimonial } from '@/content/home/types';
import { testimonialPlaces } from '@/content/testimonials-page';
import { sitePages } from '@/lib/content/pages';
import { sampleEntries } from '@/lib/content/samples';
import {
  allTestimonials,
  testimonialsOf,
  testimonialsWords,
  trades,
} from '@/lib/content/testimonials';

const { slides, cards } = testimonialPlaces;
const unique = (values: readonly string[]) => new Set(values).size;

describe('the testimonials', () => {
  it('stand once each, on the carousel or below', () => {
    const places = [...slides, ...cards];
    expect([...places].sort()).toEqual(allTestimonials.map(({ id }) => id).sort());
    expect(testimonialsOf(slides).map(({ id }) => id)).toEqual([...slides]);
  });

  it('are samples, and the release check names every one', () => {
    expect(allTestimonials.every(({ sample }) => sample)).toBe(true);
    const named = sampleEntries().flatMap(({ kind, name }) => (kind === 'testimonial' ? name : []));
    expect(named).toEqual(allTestimonials.map(({ name }) => name));
  });

  it('claim no figure of the company: each result is a count of their own', () => {
    for (const { results } of allTestimonials) {
      for (const value of Object.values(results)) expect(value).toMatch(/^\d+$/);
    }
    const claiming = { ...allTestimonials[0], results: { 'on-time deliveries': '99%' } };
    const { error } = testimonial.safeParse(claiming);
    expect(testimonial.safeParse(allTestimonials[0]).success).toBe(true);
    expect(error?.issues[0]?.message).toBe('must be a count of their own');
  });

  it('are counted as they stand', () => {
    expect(testimonialsWords.counts.map(({ value }) => value)).toEqual([
      String(allTestimonials.length),
      String(unique(allTestimonials.map(({ category }) => category))),
      String(unique(allTestimonials.map(({ thread }) => thread))),
      '0',
    ]);
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
