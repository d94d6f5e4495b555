import { act, fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import type { Day } from '@/lib/planner/day/day';
import type { Plan } from '@/lib/planner/day/plan';
import { onGround, planOf, sequencesOf } from '@/tests/support/planner-day';
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

const openTab = (name: RegExp) => act(() => fireEvent.click(screen.getByRole('tab', { name })));
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
  expect(status()).toHaveTextContent('Stop 3, Merino Street 3, VAN 02, 8:40 AM, no extra minute.');
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

it('says at once which stop is left over, with ways out', async () => {
  write('To', '8:40a');
  const reason = { kind: 'shift', van: 1, ends: 545, start: 554, done: 560 } as const;
  const remedies = [
    { kind: 'extend', van: 1, to: 570 },
    { kind: 'unlock', stop: 3 },
  ] as const;
  const left = { leftOver: [{ stop: 3, reason, remedies }] };
  await afterwards([[1, 2], [4]], left);
  expect(alert()).toHaveTextContent('Stop 3 is left over. VAN 02 ends its shift at 9:05 AM.');
  expect(lines()).toBe('3 of 4 stops planned. Stop 3 is left over, see its note.');
  const note = screen.getByText('Stop 3, Merino Street 3, is left over').parentElement;
  press('Extend VAN 02 to 9:30\u00a0AM');
  await pass(120);
  expect(note).toHaveTextContent('would serve the stop at 9:14 AM and be done at 9:20 AM.');
  expect(edited()?.day.vans[1]?.shift).toEqual([510, 570]);
  const { job } = edited() ?? {};
  await afterwards([[1, 2], [4]], left);
  press('Let any van serve it');
  await pass(120);
  // It is searched for a place, and not only evaluated.
  expect(edited()?.job).not.toBe(job);
});

it('a stop is renamed without being planned anew, as one step back', async () => {
  write('Name', 'Weir café');
  expect(button(/^Stop 3, Weir café/)).toBeVisible();
  expect(status()).toHaveTextContent('Stop 3 changed.');
  await pass(500);
  expect(edited()).toBeUndefined();
  expect(lines()).toMatch(/^Optimized in/);
  press('Undo');
  expect(button(/^Stop 3, Merino Street 3/)).toBeVisible();
});

it('a stop keeps what cannot be its load, with the reason beside it', async () => {
  const field = write('Load, boxes', 'two');
  expect(field).toHaveValue('two');
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Load “two” is not a whole number.');
  await pass(500);
  expect(edited()).toBeUndefined();
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(field).toHaveValue('2');
  expect(field).toBeValid();
});

it('a stop takes a note with line breaks, a phone and skills', async () => {
  const note = screen.getByLabelText('Note for the driver');
  fill(note, 'Gate 3\nRing');
  fireEvent.keyDown(note, { key: 'Enter' });
  expect(status()).not.toHaveTextContent('changed');
  fireEvent.blur(note);
  write('Phone', '(555) 010-0199');
  write('Skills, with commas', 'Lift; FROZEN');
  await pass(120);
  expect(edited()?.day.stops[2]).toMatchObject({
    ...{ note: 'Gate 3\nRing', phone: '(555) 010-0199', skill: 'frozen, lift' },
  });
});

it('a van is renamed, keeps its stops, and takes no name of another', () => {
  openTab(/Vans/);
  press('Change VAN 01');
  const name = screen.getByLabelText('Name');
  name.focus();
  expect(write('Name', 'van 02')).toHaveAccessibleDescription('Another van is called “van 02”.');
  write('Name', 'Ann');
  expect(screen.getByLabelText('Shift of Ann')).toBeVisible();
  // The row stays, or whoever goes on to its next field would lose it.
  expect(name).toHaveFocus();
  openTab(/Stops/);
  expect(screen.getByRole('heading', { name: /^Ann 2 stops/ })).toBeVisible();
  expect(rows()).toEqual(['1', '2', '3', '4']);
});

it('the depot moves to a stop, which stays', async () => {
  press('Use as depot');
  await repaired(worker());
  const { day } = edited() ?? opened;
  expect(day.depot).toEqual({ name: 'Depot', place: day.stops[2]?.place });
  expect(day.stops).toHaveLength(4);
  expect(lines()).toMatch(/^Depot moved,/);
  expect(button('Use as depot')).toBeDisabled();
});

it('the depot takes a name and a place', async () => {
  openTab(/Vans/);
  write('Name of the depot', 'Hub');
  expect(status()).toHaveTextContent('The depot is called Hub now.');
  write('Move the depot to latitude, longitude', '51.6, -0.2');
  await pass(120);
  const depot = { name: 'Hub', place: onGround(51.6, -0.2) };
  expect(edited()?.day.depot).toEqual(depot);
});
