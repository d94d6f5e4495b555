import { describe, expect, it } from 'vitest';
import { figures } from '@/content/figures';
import { testimonialPlaces, testimonialsPage } from '@/content/testimonials-page';
import { sampleEntries } from '@/lib/content/samples';
import { trades, voices, voicesOf } from '@/lib/content/voices';

const { slides, cards } = testimonialPlaces;
const unique = (values: readonly string[]) => new Set(values).size;

describe('the voices', () => {
  it('stand once each: three on the carousel, six below', () => {
    const places = [...slides, ...cards];
    expect(places).toHaveLength(9);
    expect([...places].sort()).toEqual(voices.map(({ id }) => id).sort());
    expect(voicesOf(slides).map(({ id }) => id)).toEqual([...slides]);
  });

  it('are samples, and the release check names every one', () => {
    expect(voices.every(({ sample }) => sample)).toBe(true);
    const named = sampleEntries().flatMap(({ kind, name }) => (kind === 'testimonial' ? name : []));
    expect(named).toEqual(voices.map(({ name }) => name));
  });

  it('claim no percentage but the settled ones', () => {
    const { costPerDelivery, onTime, fleetOperatingCost, fleetUtilization } = figures;
    const settled = [costPerDelivery, onTime, fleetOperatingCost, fleetUtilization].map(
      ({ value, label }) => `${value} ${label}`,
    );
    for (const { results } of voices) {
      for (const [label, value] of Object.entries(results)) {
        if (value.includes('%')) expect(settled).toContain(`${value} ${label}`);
        else expect(value).toMatch(/^\d+$/);
      }
    }
  });

  it('are counted as they stand', () => {
    expect(testimonialsPage.counts.map(({ value }) => value)).toEqual([
      String(voices.length),
      String(unique(voices.map(({ category }) => category))),
      String(unique(voices.map(({ thread }) => thread))),
      '0',
    ]);
  });
});

describe('the trades', () => {
  it('are three, each with its page and a company that was heard', () => {
    expect(trades.map(({ href }) => href)).toEqual([
      '/use-cases/couriers',
      '/use-cases/restaurants',
      '/use-cases/ecommerce',
    ]);
    expect(trades.map(({ companies }) => companies)).toEqual([
      ['Ostra Couriers', 'Parcelhaus'],
      ['Fernhill Foods'],
      ['Kiteway'],
    ]);
  });
});
