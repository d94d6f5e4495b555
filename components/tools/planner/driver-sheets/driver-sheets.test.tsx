import { cleanup, render, screen, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Day, Stop } from '@/lib/planner/day/day';
import type { Plan, Visit } from '@/lib/planner/day/plan';
import type { PlannerTown } from '@/lib/planner/town/town';
import { at, dayOf, planOf, sequencesOf } from '@/tests/support/planner-day';
import { PlannerContext, type PlannerStore } from '../state/planner';
import { DriverSheets } from './driver-sheets';
import { plannedLines } from './planned-lines';

beforeEach(() => {
  window.print = vi.fn();
});

const { day: bare } = dayOf(5);
const withStop = (part: Partial<Stop>): Day => ({
  ...bare,
  stops: bare.stops.map((stop) => (stop.id === 2 ? { ...stop, ...part } : stop)),
});

/** A town without any ground. */
const town = {
  ...{ blocks: [], parks: [], river: [] },
  ...{ a: [], b: [], kind: [], first: [], street: [], shapeX: [], shapeY: [] },
} as unknown as PlannerTown;

function show(day: Day, sequences: number[][], more: object = {}) {
  const plan = planOf(day, sequences);
  const state = {
    ...{ day, town: undefined, unit: 'miles', shown: 'optimized', optimized: plan },
    ...more,
  };
  const planner = { get: () => state, listen: () => () => {} };
  render(
    <PlannerContext value={planner as unknown as PlannerStore}>
      <DriverSheets done={() => {}} />
    </PlannerContext>,
  );
  return { plan, pages: [...document.querySelectorAll<HTMLElement>('.driver-sheet-page')] };
}

const row = (stop: number) =>
  screen.getByText(`Merino Street ${stop}`).closest('tr') as HTMLTableRowElement;
const codes = () => document.querySelectorAll('td svg path');

it('stops that no van serves have a page of their own, with why', () => {
  const note = '<b>Ring</b> “twice” & wait';
  const { pages } = show(withStop({ note, phone: '555 0100' }), [[1, 3], [4]]);
  expect(pages).toHaveLength(3);
  expect(screen.getByText('Departure 8:30 AM from Depot, done 8:50 AM')).toBeInTheDocument();
  expect(within(row(3)).getByText('Arrival 8:50 AM')).toBeInTheDocument();
  const last = within(pages[2] as HTMLElement);
  expect(last.getByRole('heading')).toHaveTextContent('Left over');
  expect(last.getByText('2 stops on no van’s route')).toBeInTheDocument();
  expect(last.getByText('Sheet 3 of 3')).toBeInTheDocument();
  expect(last.getAllByRole('row')).toHaveLength(3);
  for (const words of [
    'No street leads there from the depot.',
    '8:30–9:30 AM',
    '2 boxes',
    note,
    '555 0100',
    '51.50200, -0.10000',
  ])
    expect(within(row(2)).getByText(words)).toBeInTheDocument();
});

it('has no such page when every stop is served, and none for stops that are gone', () => {
  const sequences = sequencesOf('1 2, 3 4 5');
  expect(show(bare, sequences).pages).toHaveLength(2);
  const gone: Plan = {
    ...planOf(bare, sequences),
    leftOver: [{ stop: 99, reason: { kind: 'street' } }],
  };
  cleanup();
  expect(show(bare, sequences, { optimized: gone }).pages).toHaveLength(2);
});

it('links a stop on plain ground to a map, by its coordinates and a code', () => {
  show(bare, [[1, 2, 3, 4, 5]]);
  const link = within(row(2)).getByRole('link', { name: '51.50200, -0.10000' });
  expect(link).toHaveAttribute('href', expect.stringContaining('query=51.50200,-0.10000'));
  expect(within(row(2)).getAllByRole('link')).toHaveLength(4);
  const drawn = [...codes()].map((code) => code.getAttribute('d'));
  expect(new Set(drawn).size).toBe(5);
});

it('links nothing in the drawn town', () => {
  const stops = bare.stops.map((stop) => ({ ...stop, place: at(stop.id) }));
  const day: Day = { ...bare, ground: { kind: 'town' }, stops };
  show(day, [[1, 2, 3, 4]], { town });
  expect(row(1)).toBeInTheDocument();
  expect(row(5)).toBeInTheDocument();
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByText('Map')).toBeNull();
  expect(codes()).toHaveLength(0);
});

it.each([
  ['Optimized', { isSimple: true }],
  ['Manual plan', { shown: 'manual' }],
  ['Your plan', { shown: 'manual', name: 'own' }],
  ['Simple split, for comparison', { shown: 'manual', isSimple: true }],
])('says how the plan came about: %s', (words, state) => {
  const sequences = [[1, 2, 3, 4, 5]];
  show(bare, sequences, { manual: planOf(bare, sequences), ...state });
  expect(screen.getByText(words)).toBeInTheDocument();
});

// The other parts of a sheet and its map of 370 px take this many pixels of the 936 that US Letter has.
it.each([
  [700, 370, false],
  [1036, 270, false],
  [1200, 340, true],
])(
  'a sheet %i px high has a map of %i px, and says its van above each page: %s',
  (high, map, isNamed) => {
    vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(high);
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(
      new DOMRect(0, 0, 720, 370),
    );
    show(bare, [[1, 2, 3, 4, 5]]);
    const drawn = document.querySelector('.driver-sheet-map');
    expect(drawn).toHaveAttribute('viewBox', `0 0 720 ${map}`);
    expect(screen.queryByText('VAN 01, thursday.csv') !== null).toBe(isNamed);
  },
);

it('tells arrival, wait, service and lateness', () => {
  const times = { arrival: 525, wait: 0, start: 525, late: 0 };
  const lines = (part: Partial<typeof times>) =>
    plannedLines({ ...times, ...part } as Visit, 'kilometers');
  expect(lines({})).toEqual(['Arrival 08:45', 'Service 08:45']);
  expect(lines({ wait: 11, start: 536 })).toEqual([
    'Arrival 08:45',
    'Wait 11 min',
    'Service 08:56',
  ]);
  expect(lines({ wait: 0.2 })).toHaveLength(2);
  expect(lines({ late: 0.2 })).toEqual(['Arrival 08:45', 'Service 08:45', 'Late 1 min']);
});

it('a stop that stands at the center of its ZIP code says so', () => {
  const place = { kind: 'ground', latitude: 30.271, longitude: -97.743, center: 'ZIP code 78701' };
  show(withStop({ place } as Partial<Stop>), [[1, 2, 3, 4, 5]]);
  const words = 'Mapped at the center of ZIP code 78701, not at the door';
  expect(within(row(2)).getByText(words)).toBeInTheDocument();
  expect(screen.getAllByText(/not at the door/)).toHaveLength(1);
});
