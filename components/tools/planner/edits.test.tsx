import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { planOf, sequencesOf } from '@/tests/support/planner-day';
import {
  lines,
  opened,
  optimized,
  press,
  reading,
  repaired,
  rows,
  show,
} from '@/tests/support/planner-view';
import { alert, button, fill, pass, status, write } from '@/tests/support/screen';

let worker: Awaited<ReturnType<typeof optimized>>['worker'];

/** Each begins with a planned day, stops 1 and 2 in one van, 3 and 4 in the other, the row of stop 3 open. */
beforeEach(async () => {
  ({ worker } = await optimized());
  press(/^Stop 3,/);
});

const edited = () => worker().last('repair');
const afterwards = (sequences: number[][], more: Partial<Plan> = {}, day: Day = opened.day) =>
  repaired(worker(), { ...planOf(day, sequences, { driving: 24, meters: 20_700 }), ...more });
it('plans an edit after a rest, from the plan at hand, and the manual one once it is shown', async () => {
  press('Delete');
  await pass(119);
  expect(edited()).toBeUndefined();
  await pass(1);
  expect(edited()?.sequences).toEqual([[1, 2], [4]]);
  await afterwards([[1, 2], [4]]);
  expect(worker().asked.filter(({ kind }) => kind === 'draw')).toHaveLength(1);
  act(() => show('manual'));
  expect(worker().last('draw')?.sequences).toEqual([[1], [2, 4]]);
});

it('says what changed, with the change in the readings', async () => {
  write('Load, boxes', '5');
  await afterwards([[1, 2, 3], [4]]);
  expect(lines()).toMatch(
    /^Stop 3 changed, two routes re-planned in 0\.\d s\. Optimize again for a full run\.$/,
  );
  expect(reading('Distance one way')).toBe('Distance one way12.9 mi+0.3');
  expect(reading('Crossings')).toBe('Crossings0no change');
});

it('moves a stop step by step, as one step back', async () => {
  for (const name of ['Move', 'Move stop 3 up', 'Move stop 3 right']) press(name);
  await repaired(worker());
  expect(lines()).toMatch(/^Stop 3 moved, no route changed\./);
  expect(status()).toHaveTextContent('Stop 3, Merino Street 3, VAN 02, 08:40, no extra minute.');
  press('Undo');
  press('Undo');
  expect(button('Optimize')).toBeEnabled();
});

it('adds a stop at a place that is typed', async () => {
  press('Add');
  fill(screen.getByLabelText('Latitude, longitude of the new stop'), 'nowhere');
  press('Add stop');
  expect(screen.getByText('Write the place as 51.5074, -0.1180.')).toBeVisible();
  fill(screen.getByLabelText('Latitude, longitude of the new stop'), '51.5, -0.1');
  press('Add stop');
  await pass(120);
  const { day } = edited() ?? opened;
  expect(day.stops.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
  await afterwards(sequencesOf('1 2 5, 3 4'), {}, day);
  expect(lines()).toBe('Stop 5 added to VAN 01, +4 min. Optimize again for a full run.');
});

it('steps back and ahead by keys, but not out of a text', async () => {
  press('Delete');
  await afterwards([[1, 2], [4]]);
  expect(rows()).toEqual(['1', '2', '4']);
  const stops = (target: Element, key: object) => {
    fireEvent.keyDown(target, key);
    return rows().length;
  };
  expect(stops(screen.getByRole('combobox'), { key: 'z', ctrlKey: true })).toBe(3);
  expect(stops(button('Undo'), { key: 'z', metaKey: true })).toBe(4);
  expect(stops(button('Undo'), { key: 'Z', ctrlKey: true, shiftKey: true })).toBe(3);
});

it('tells arrival, wait, start and end of service of a stop', () => {
  const times = /^Arrival 08:\d\d, wait 0 min, service start 08:\d\d, service end \d\d:\d\d$/;
  expect(screen.getByText(times)).toBeVisible();
});

it('says at once which stop is left over, with ways out', async () => {
  write('To', '08:40');
  const reason = { kind: 'shift', van: 1, ends: 545, start: 554, done: 560 } as const;
  const remedies = [{ kind: 'extend', van: 1, to: 570 }] as const;
  await afterwards([[1, 2], [4]], { leftOver: [{ stop: 3, reason, remedies }] });
  expect(alert()).toHaveTextContent('Stop 3 is left over. VAN 02 ends its shift at 09:05.');
  expect(lines()).toBe('3 of 4 stops planned. Stop 3 is left over, see its note.');
  const note = screen.getByText('Stop 3, Merino Street 3, is left over').parentElement;
  press('Extend VAN 02 to 09:30');
  await pass(120);
  expect(note).toHaveTextContent('would serve the stop at 09:14 and be done at 09:20.');
  expect(edited()?.day.vans[1]?.shift).toEqual([510, 570]);
});
