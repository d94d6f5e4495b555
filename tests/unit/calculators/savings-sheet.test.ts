import { describe, expect, it } from 'vitest';
import { defaultSavings } from '@/lib/savings/savings';
import { savingsAnswers, savingsQuery } from '@/lib/savings/savings-address';
import { savingsCsv } from '@/lib/savings/savings-csv';

describe('the address of an estimate', () => {
  it('carries the three answers beside what stands there already', () => {
    expect(savingsQuery(defaultSavings, '?utm_source=mail&vehicles=7')).toBe(
      'utm_source=mail&vehicles=50&fuel=5000&miles=2000',
    );
  });

  it('writes numbers without separators and exponents', () => {
    const input = { vehicles: 100_000, monthlyFuel: 0.0000001, milesPerVehicle: 1999.5 };
    expect(savingsQuery(input, '')).toBe('vehicles=100000&fuel=0.0000001&miles=1999.5');
  });

  it.each([
    ['?vehicles=50&fuel=5000&miles=2000', { vehicles: '50', fuel: '5000', miles: '2000' }],
    ['?miles=1%2C200', { vehicles: '', fuel: '', miles: '1,200' }],
    ['?fuel=<script>', { vehicles: '', fuel: '<script>', miles: '' }],
  ])('%j is read as it is written', (query, answers) => {
    expect(savingsAnswers(query)).toEqual(answers);
  });

  it.each(['', '?', '?utm_source=mail', '?industry=retail'])('%j carries none', (query) => {
    expect(savingsAnswers(query)).toBeNull();
  });

  it('is cut where it never ends', () => {
    expect(savingsAnswers(`?fuel=${'9'.repeat(5000)}`)?.fuel.length).toBeLessThan(500);
  });
});

describe('the estimate as CSV', () => {
  it('holds the answers and the figures as the page prints them', () => {
    expect(savingsCsv({ vehicles: 7, monthlyFuel: 999.99, milesPerVehicle: 1234.5 })).toBe(
      [
        'Item,Value,Unit',
        'Vehicles,7,vehicles',
        'Monthly fuel cost,999.99,USD',
        'Average miles per vehicle per month,1234.5,miles',
        'Fuel savings per month,300,USD',
        'Maintenance savings per month,1,USD',
        'Operational savings per month,350,USD',
        'Monthly savings,651,USD',
        'Annual savings,7816,USD',
        '',
      ].join('\r\n'),
    );
  });

  it('holds nothing that a spreadsheet would run, and no thousands separators', () => {
    const csv = savingsCsv({ vehicles: 100_000, monthlyFuel: 1e8, milesPerVehicle: 100_000 });
    for (const row of csv.trim().split('\r\n')) {
      expect(row.split(',')).toHaveLength(3);
      expect(row).not.toMatch(/(^|,)[=+@-]/);
    }
  });
});
