import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchMeasures } from '@/components/shell/document/watch-measures';

type Report = (metric: object) => void;
const reports = vi.hoisted(() => ({}) as Record<'onLCP' | 'onCLS' | 'onINP', Report>);
vi.mock('web-vitals/attribution', () => ({
  onLCP: (report: Report) => Object.assign(reports, { onLCP: report }),
  onCLS: (report: Report) => Object.assign(reports, { onCLS: report }),
  onINP: (report: Report) => Object.assign(reports, { onINP: report }),
}));

const debug = vi.spyOn(console, 'debug').mockReturnValue();
const others = (['log', 'info', 'warn', 'error'] as const).map((kind) => vi.spyOn(console, kind));
let load = 0;

beforeEach(() => {
  Object.assign(performance, { getEntriesByType: () => [{ duration: load }] });
});

afterEach(() => {
  for (const other of others) expect(other).not.toHaveBeenCalled();
  debug.mockClear();
});

it('logs what was slow, to the debugging console alone', () => {
  load = 3200;
  watchMeasures();
  reports.onLCP({ value: 2600 });
  reports.onCLS({ value: 0.2 });
  reports.onINP({ value: 400, attribution: { inputDelay: 180 } });
  expect(debug.mock.calls).toEqual([
    ['Slow page load: 3200, over 3000'],
    ['Slow largest paint: 2600, over 2500'],
    ['Slow layout shift: 0.2, over 0.1'],
    ['Slow input delay: 180, over 100'],
  ]);
});

it('is silent about the rest, such as an answer that took its time in drawing', () => {
  load = 2900;
  watchMeasures();
  reports.onLCP({ value: 2400 });
  reports.onCLS({ value: 0.05 });
  reports.onINP({ value: 400, attribution: { inputDelay: 90 } });
  expect(debug).not.toHaveBeenCalled();
});
