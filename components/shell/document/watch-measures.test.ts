import { expect, it, vi } from 'vitest';
import { watchMeasures } from '@/components/shell/document/watch-measures';
import { count } from '@/lib/events/count';

type Report = (metric: object) => void;
const reports = vi.hoisted(() => ({}) as Record<'onLCP' | 'onCLS' | 'onINP' | 'onTTFB', Report>);
vi.mock('web-vitals/attribution', () => ({
  onLCP: (report: Report) => Object.assign(reports, { onLCP: report }),
  onCLS: (report: Report) => Object.assign(reports, { onCLS: report }),
  onINP: (report: Report) => Object.assign(reports, { onINP: report }),
  onTTFB: (report: Report) => Object.assign(reports, { onTTFB: report }),
}));

it.each([
  [
    'logs what was slow, to the debugging console alone',
    [3200, 2600, 0.2, 180],
    [
      ['Slow page load: 3200, over 3000'],
      ['Slow largest paint: 2600, over 2500'],
      ['Slow layout shift: 0.2, over 0.1'],
      ['Slow input delay: 180, over 100'],
    ],
  ],
  ['is silent about the rest, such as an answer that was slow to draw', [2900, 2400, 0.05, 90], []],
])('%s', (_, [load, paint, shift, delay], notes) => {
  const kinds = ['debug', 'log', 'info', 'warn', 'error'] as const;
  const [debug, ...others] = kinds.map((kind) => vi.spyOn(console, kind).mockReturnValue());
  Object.assign(performance, { getEntriesByType: () => [{ duration: load }] });
  watchMeasures();
  reports.onLCP({ value: paint });
  reports.onCLS({ value: shift });
  reports.onINP({ value: 400, attribution: { inputDelay: delay } });
  expect(debug?.mock.calls).toEqual(notes);
  for (const other of others) expect(other).not.toHaveBeenCalled();
});

it('counts the measures with their ratings where a collector is set', () => {
  vi.stubGlobal('EVENTS_URL', 'https://count.test/api/event');
  Object.assign(performance, { getEntriesByType: () => [] });
  watchMeasures();
  reports.onTTFB({ name: 'TTFB', value: 120.4, rating: 'good' });
  reports.onCLS({ name: 'CLS', value: 0.2514, rating: 'poor' });
  expect(vi.mocked(count).mock.calls).toEqual([
    ['Web vitals', { measure: 'TTFB', value: 120, rating: 'good' }],
    ['Web vitals', { measure: 'CLS', value: 251, rating: 'poor' }],
  ]);
});
