import { describe, expect, it } from 'vitest';
import { checkRoi } from '@/lib/roi/roi';
import { roiAnswers, roiQuery } from '@/lib/roi/roi-address';

describe('an address with a calculation', () => {
  it.each([
    ['?vehicles=40&fuel=6000&industry=retail', ['40', '6000', 'retail']],
    ['?industry=retail&fuel=0.5&vehicles=1&utm_source=x', ['1', '0.5', 'retail']],
    ['?vehicles=1%2C500&fuel=%246%2C000&industry=other', ['1,500', '$6,000', 'other']],
    ['?vehicles=40', ['40', '', '']],
    ['?fuel=', ['', '', '']],
    ['?vehicles=%E0%A4%A&fuel=1', ['\ufffdA', '1', '']],
  ])('%s holds %j', (query, [vehicles, fuel, industry]) => {
    const found = roiAnswers(query);
    if (query.includes('%E0')) expect(found?.fuel).toBe(fuel);
    else expect(found).toEqual({ vehicles, fuel, industry });
  });

  it.each(['', '?', '?q=vehicles', '?utm_source=a&industries=retail'])('%j holds none', (query) =>
    expect(roiAnswers(query)).toBeNull(),
  );

  it('is cut where somebody made it endless', () => {
    expect(roiAnswers(`?vehicles=${'9'.repeat(5000)}`)?.vehicles.length).toBeLessThan(500);
  });
});

describe('the address of a result', () => {
  it('is bare numbers and is read as the same calculation', () => {
    const checked = checkRoi({ vehicles: '1,500', fuel: '$6,000.50', industry: 'retail' });
    if (!checked.ok) throw new Error('must be fine');
    const query = roiQuery(checked.input, '');
    expect(query).toBe('vehicles=1500&fuel=6000.5&industry=retail');
    const again = roiAnswers(`?${query}`);
    expect(again && checkRoi(again)).toEqual(checked);
  });

  it('writes tiny and huge amounts without exponents', () => {
    const input = { fleetSize: 100_000, monthlyFuel: 100_000_000, industry: 'other' } as const;
    expect(roiQuery(input, '')).toContain('vehicles=100000&fuel=100000000&');
    expect(roiQuery({ ...input, monthlyFuel: 0.0000001 }, '')).toContain('fuel=0.0000001&');
  });

  it('keeps what else stands there', () => {
    const input = { fleetSize: 1, monthlyFuel: 2, industry: 'other' } as const;
    expect(roiQuery(input, '?utm_source=mail&fuel=9')).toBe(
      'utm_source=mail&fuel=2&vehicles=1&industry=other',
    );
  });
});
