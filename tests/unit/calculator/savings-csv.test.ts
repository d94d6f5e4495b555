import { describe, expect, it } from 'vitest';
import { savingsCsv } from '@/lib/savings/savings-csv';

describe('the estimate as CSV', () => {
  it('holds the answers and the figures as the page prints them', () => {
    expect(savingsCsv({ vehicles: 7, fuel: 999.99, miles: 1234.5 }).split('\r\n')).toEqual([
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
    ]);
  });

  it('holds nothing that a spreadsheet would run, and no thousands separators', () => {
    const csv = savingsCsv({ vehicles: 100_000, fuel: 1e8, miles: 100_000 });
    for (const row of csv.trim().split('\r\n')) {
      expect(row.split(',')).toHaveLength(3);
      expect(row).not.toMatch(/(^|,)[=+@-]/);
    }
  });
});
