import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { planOf } from '@/tests/support/planner';
import {
  jobOf,
  lines,
  mended,
  opened,
  press,
  reading,
  rows,
  show,
  woven,
} from '@/tests/support/planner-view';
import { alert, button, fill, pass, status } from '@/tests/support/screen';

describe('edits', () => {
  const openRow = (stop: number) => press(new RegExp(`^Stop ${stop},`));

  it('are planned after a rest, from the plan at hand', async () => {
    const { worker } = await woven();
    openRow(3);
    press('Delete');
    expect(worker().last('mend')).toBeUndefined();
    await pass(119);
    expect(worker().last('mend')).toBeUndefined();
    await pass(1);
    expect(worker().last('mend')?.rounds).toEqual([[1, 2], [4]]);
  });

  it('say what they changed, with the change in the readings', async () => {
    const { worker } = await woven();
    openRow(3);
    fill(screen.getByLabelText('Load, boxes'), '5');
    fireEvent.blur(screen.getByLabelText('Load, boxes'));
    const plan = planOf(opened.day, [[1, 2, 3], [4]], { meters: 20_700 });
    await mended(worker(), plan);
    expect(lines()).toMatch(
      /^Stop 3 changed, two threads re-planned in 0\.\d s\. Weave again for a full run\.$/,
    );
    expect(reading('Distance one way')).toBe('Distance one way12.9 mi+0.3');
    expect(reading('Crossings')).toBe('Crossings0no change');
  });

  it('keep what cannot be taken over, with the reason beside it', async () => {
    const { worker } = await woven();
    openRow(3);
    const load = screen.getByLabelText('Load, boxes');
    fill(load, 'two');
    fireEvent.blur(load);
    expect(load).toHaveValue('two');
    expect(load).toBeInvalid();
    expect(load).toHaveAccessibleDescription('Load “two” is not a whole number.');
    await pass(500);
    expect(worker().last('mend')).toBeUndefined();
    fireEvent.keyDown(load, { key: 'Escape' });
    expect(load).toHaveValue('2');
    expect(load).toBeValid();
  });

  it('move a stop step by step, as one step back', async () => {
    const { worker } = await woven();
    openRow(3);
    press('Move');
    press('Move stop 3 up');
    press('Move stop 3 right');
    await mended(worker());
    expect(lines()).toMatch(/^Stop 3 moved, no route changed\./);
    expect(status()).toHaveTextContent('Stop 3, Merino Street 3, VAN 02, 08:40, no extra minute.');
    press('Undo');
    press('Undo');
    expect(button('Weave the day')).toBeEnabled();
  });

  it('add a stop at a place that is typed', async () => {
    const { worker } = await woven();
    press('Add');
    fill(screen.getByLabelText('Latitude, longitude of the new stop'), 'nowhere');
    press('Add stop');
    expect(screen.getByText('Write the place as 51.5074, -0.1180.')).toBeVisible();
    fill(screen.getByLabelText('Latitude, longitude of the new stop'), '51.5, -0.1');
    press('Add stop');
    await pass(120);
    const { day } = worker().last('mend') ?? opened;
    expect(day.stops.map(({ id }) => id)).toEqual([1, 2, 3, 4, 5]);
    const plan = planOf(
      day,
      [
        [1, 2, 5],
        [3, 4],
      ],
      { driving: 24 },
    );
    worker().answer({ kind: 'plan', job: jobOf(worker(), 'mend'), plan });
    expect(lines()).toBe('Stop 5 added to VAN 01, +4 min. Weave again for a full run.');
  });

  it('step back and ahead by keys, but not out of a text', async () => {
    const { worker } = await woven();
    openRow(3);
    press('Delete');
    const plan = planOf({ ...opened.day, stops: opened.day.stops.slice(0, 2) }, [[1, 2], [4]]);
    await mended(worker(), plan);
    expect(rows()).toEqual(['1', '2', '4']);
    const key = (target: Element, part: object) => fireEvent.keyDown(target, part);
    key(screen.getByRole('combobox'), { key: 'z', ctrlKey: true });
    expect(rows()).toHaveLength(3);
    key(button('Undo'), { key: 'z', metaKey: true });
    expect(rows()).toHaveLength(4);
    key(button('Undo'), { key: 'Z', ctrlKey: true, shiftKey: true });
    expect(rows()).toHaveLength(3);
  });

  it('say at once which stop is left over, with ways out', async () => {
    const { worker } = await woven();
    openRow(3);
    fill(screen.getByLabelText('To'), '08:40');
    fireEvent.blur(screen.getByLabelText('To'));
    const reason = { kind: 'shift', van: 1, ends: 545, arrival: 554 } as const;
    const plan = { ...planOf(opened.day, [[1, 2], [4]]), leftOver: [{ stop: 3, reason }] };
    await mended(worker(), plan);
    expect(alert()).toHaveTextContent('Stop 3 is left over. VAN 02 ends its shift at 09:05.');
    expect(lines()).toBe('3 of 4 stops planned. Stop 3 is left over, see its note.');
    const note = screen.getByText('Stop 3, Merino Street 3, is left over').parentElement;
    press('Extend VAN 02 to 09:30');
    await pass(120);
    expect(note).toHaveTextContent('would reach it at 09:14.');
    expect(worker().last('mend')?.day.vans[1]?.shift).toEqual([510, 570]);
  });

  it('draw the plan by hand anew when it is shown', async () => {
    const { worker } = await woven();
    openRow(3);
    press('Delete');
    await mended(worker(), planOf(opened.day, [[1, 2], [4]]));
    expect(worker().asked.filter(({ kind }) => kind === 'draw')).toHaveLength(1);
    act(() => show('hand'));
    expect(worker().last('draw')?.rounds).toEqual([[1], [2, 4]]);
  });
});
