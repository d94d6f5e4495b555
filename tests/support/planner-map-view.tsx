import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeAll, beforeEach, vi } from 'vitest';
import { editPart } from '@/components/tools/planner/edit/edit-part';
import {
  FilesContext,
  type PlannerFilesActions,
} from '@/components/tools/planner/foot/files-context';
import { PlannerMap } from '@/components/tools/planner/map/planner-map';
import {
  type PlannerActions,
  PlannerContext,
  type PlannerState,
} from '@/components/tools/planner/state/planner';
import { listeners } from '@/lib/browser/listeners';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { sampleDays } from '@/lib/planner/town/days';
import { loadTownFile } from '@/lib/planner/town/load';
import { readTown } from '@/lib/planner/town/unpack';
import { planOf as straightPlan } from './planner-day';

beforeAll(() => editPart.bring());

const town = readTown(await loadTownFile());
export const { day, manual } = sampleDays.courier(town);

/** A plan with straight lines in the town and stop 16 late. */
export function planOf(of: Day, sequences = manual): Plan {
  const places = new Map(of.stops.map(({ id, place }) => [id, place as { corner: number }]));
  const spot = (id: number) => {
    const { corner } = places.get(id) ?? { corner: 0 };
    return [town.x[corner] ?? 0, town.y[corner] ?? 0] as const;
  };
  const plan = straightPlan(of, sequences);
  const routes = plan.routes.map((route) => ({
    ...route,
    line: route.visits.map(({ stop }) => spot(stop)),
    visits: route.visits.map((visit) => ({ ...visit, late: visit.stop === 16 ? 4 : 0 })),
  }));
  return { ...plan, routes };
}

export const actions = {
  ...{ show: vi.fn(), choose: vi.fn(), openRow: vi.fn(), addStop: vi.fn(), moveStop: vi.fn() },
  ...{
    deleteStop: vi.fn(),
    announce: vi.fn(),
    setRoadFactor: vi.fn(),
    setSpeed: vi.fn(),
    undo: vi.fn(),
    note: vi.fn(),
  },
  chooseDay: vi.fn(),
};
export const files = { open: vi.fn() };
export let now: PlannerState;
const { tell, listen } = listeners();
export const change = (part: Partial<PlannerState>) => {
  now = { ...now, ...part };
  tell();
};
const store = { get: () => now, listen, actions: actions as unknown as PlannerActions };

let moved = day;

beforeEach(() => {
  const observing = { observe: () => {}, disconnect: () => {} };
  vi.stubGlobal('ResizeObserver', function observer() {
    return observing;
  });
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(904);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(776);
  actions.choose.mockImplementation((chosen) => act(() => change({ chosen })));
  actions.moveStop.mockImplementation((id, place) => {
    moved = { ...moved, stops: moved.stops.map((s) => (s.id === id ? { ...s, place } : s)) };
    act(() => change({ day: moved }));
  });
  moved = day;
});

export function show(part: Partial<PlannerState> = {}, whole = false) {
  now = {
    ...{ name: 'courier', day, town, manual: planOf(day), optimized: undefined, shown: 'manual' },
    ...{ run: { kind: 'idle' }, chosen: undefined, unit: 'kilometers', reducedMotion: false },
    ...part,
  } as PlannerState;
  return render(
    <PlannerContext value={store}>
      <FilesContext value={files as unknown as PlannerFilesActions}>
        <PlannerMap whole={whole} />
      </FilesContext>
      <button type="button">After</button>
    </PlannerContext>,
  );
}
export const map = () => screen.getByRole('group', { name: /^Map with/ });
export const key = (name: string, held = {}) => fireEvent.keyDown(map(), { key: name, ...held });
const disc = (stop: number) => screen.getByRole('img', { name: new RegExp(`^Stop ${stop},`) });

export function pixelsOf(stop: number) {
  const layer = document.querySelector<HTMLElement>('.planner-map-layer');
  const numbers = (text = '') => (text.match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
  const [x = 0, y = 0] = numbers(layer?.style.transform);
  const [across = 0, down = 0] = numbers(disc(stop).getAttribute('transform') ?? '');
  return { clientX: x + across, clientY: y + down };
}
export const pointer = (type: 'Down' | 'Move' | 'Up', at: object, pointerType = 'mouse') =>
  fireEvent[`pointer${type}`](map(), { ...at, pointerType, button: 0 });

export function tap(at: object, pointerType?: string) {
  pointer('Down', at, pointerType);
  pointer('Up', at, pointerType);
}
