import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { planOf, sequencesOf } from '@/tests/support/planner-day';
import { jobOf, opened, optimized, press, ready, rows } from '@/tests/support/planner-view';
import { button, fill, pass, status } from '@/tests/support/screen';

type Worker = Awaited<ReturnType<typeof ready>>['worker'];

const row = (stop: number) => button(new RegExp(`^Stop ${stop},`));
const arrow = (stop: number, key: string, held: object = { altKey: true }) =>
  act(() => fireEvent.keyDown(row(stop), { key, ...held }));
const choose = (label: string, value: string) =>
  act(() => fireEvent.change(screen.getByLabelText(label), { target: { value } }));

/** What the worker is asked to evaluate, answered with the day as it was asked. */
async function evaluated(worker: Worker, totals = {}) {
  await pass(0);
  const ask = worker().last('draw');
  if (!ask) throw new Error('Nothing was asked');
  const plan = planOf(ask.day, ask.sequences, totals);
  worker().answer({ kind: 'plan', job: jobOf(worker(), 'draw'), plan });
  await pass(0);
  return ask;
}

it('keys move a stop within its van, with what that changes', async () => {
  const { worker } = await optimized();
  act(() => row(1).focus());
  arrow(1, 'ArrowDown');
  const ask = await evaluated(worker, { cost: 142, meters: 20_300 });
  expect(ask).toMatchObject({ sequences: sequencesOf('2 1, 3 4'), optimized: true });
  expect(worker().last('repair')).toBeUndefined();
  expect(rows()).toEqual(['2', '1', '3', '4']);
  expect(status()).toHaveTextContent('Stop 1: 2nd of 2 in VAN 01. $2 more.');
  expect(row(1)).toHaveFocus();
});

it('keys lead over into the van beside, with the focus, as one step back while they are held', async () => {
  const { worker } = await optimized();
  act(() => row(1).focus());
  arrow(1, 'ArrowDown');
  arrow(1, 'ArrowDown');
  const ask = await evaluated(worker);
  expect(ask.sequences).toEqual(sequencesOf('2, 1 3 4'));
  expect(status()).toHaveTextContent('Stop 1: 1st of 3 in VAN 02.');
  expect(row(1)).toHaveFocus();
  arrow(1, 'ArrowUp');
  expect((await evaluated(worker)).sequences).toEqual(sequencesOf('2 1, 3 4'));
  press('Undo');
  expect(rows()).toEqual(['1', '2', '3', '4']);
});

it('keys stop at the ends, and leave what they mean elsewhere', async () => {
  const { worker } = await optimized();
  const asked = worker().asked.length;
  arrow(1, 'ArrowUp');
  expect(status()).toHaveTextContent('Stop 1 is first already.');
  arrow(4, 'ArrowDown');
  expect(status()).toHaveTextContent('Stop 4 is last already.');
  for (const held of [{}, { altKey: true, ctrlKey: true }]) arrow(2, 'ArrowDown', held);
  arrow(2, 'ArrowLeft');
  await pass(200);
  expect(worker().asked).toHaveLength(asked);
  expect(row(2)).toHaveAccessibleDescription(/^Alt with the up or down arrow/);
});

it('the manual plan is what is edited where nothing is optimized', async () => {
  const { worker } = await ready();
  arrow(1, 'ArrowDown');
  const ask = await evaluated(worker);
  expect(ask).toMatchObject({ sequences: sequencesOf('3 1, 2 4') });
  expect(ask).not.toHaveProperty('optimized');
  expect(rows()).toEqual(['3', '1', '2', '4']);
  expect(button('Optimize')).toBeEnabled();
  press('Optimize');
  expect(worker().last('optimize')?.sequences).toEqual(sequencesOf('3 1, 2 4'));
});

it('the form assigns a stop to the best place of a van, and to a position', async () => {
  const { worker } = await optimized();
  press(/^Stop 3,/);
  act(() => screen.getByLabelText('Van').focus());
  choose('Van', '0');
  // Stops lie on a line to the north: the third comes after the first two.
  expect((await evaluated(worker)).sequences).toEqual(sequencesOf('1 2 3, 4'));
  expect(screen.getByLabelText('Van')).toHaveDisplayValue('VAN 01');
  expect(screen.getByLabelText('Van')).toHaveFocus();
  choose('Position', '0');
  expect((await evaluated(worker)).sequences).toEqual(sequencesOf('3 1 2, 4'));
  expect(screen.getByLabelText('Position')).toHaveDisplayValue('1 of 3');
});

it('an emptied van stays in the list, and takes a stop in', async () => {
  const { worker } = await optimized();
  for (const stop of [3, 4]) {
    press(new RegExp(`^Stop ${stop},`));
    choose('Van', '0');
    await evaluated(worker);
  }
  expect(screen.getByRole('heading', { name: /VAN 02/ })).toHaveTextContent('no stops');
  arrow(4, 'ArrowDown');
  expect((await evaluated(worker)).sequences).toEqual(sequencesOf('1 2 3, 4'));
});

it('assigns a stop that is left over', async () => {
  const { worker } = await ready();
  const plan = planOf(opened.day, sequencesOf('1 3, 2'));
  press('Optimize');
  worker().answer({
    ...{ kind: 'done', job: jobOf(worker(), 'optimize'), plan, generation: 500 },
    ...{ generations: 500, seconds: 1, stopped: false },
  });
  press(/^Stop 4,/);
  expect(screen.getByLabelText('Van')).toHaveDisplayValue('Not assigned');
  expect(screen.queryByLabelText('Position')).toBeNull();
  expect(screen.getByLabelText('Keep on this van')).toBeDisabled();
  choose('Van', '1');
  expect((await evaluated(worker)).sequences).toEqual(sequencesOf('1 3, 2 4'));
});

it('locks a stop to its van without a search, and tells where it was moved off', async () => {
  const { worker } = await optimized();
  press(/^Stop 3,/);
  const keep = screen.getByLabelText('Keep on this van');
  act(() => fireEvent.click(keep));
  const ask = await evaluated(worker);
  expect(ask.day.stops[2]).toMatchObject({ id: 3, lockedTo: 'VAN 02' });
  expect(ask.sequences).toEqual(sequencesOf('1 2, 3 4'));
  expect(status()).toHaveTextContent('Stop 3 stays on VAN 02.');
  expect(row(3)).toHaveAccessibleName(/, locked to VAN 02$/);
  choose('Van', '0');
  await evaluated(worker);
  const head = screen.getByRole('heading', { name: /VAN 01/ });
  expect(head).toHaveTextContent('stop 3 is locked to another van');
  act(() => fireEvent.click(screen.getByLabelText('Keep on VAN 02')));
  expect((await evaluated(worker)).day.stops[2]?.lockedTo).toBeUndefined();
  expect(screen.getByLabelText('Keep on this van')).not.toBeChecked();
  act(() => fireEvent.click(screen.getByLabelText('Must be served')));
  expect((await evaluated(worker)).day.stops[2]?.mustServe).toBe(true);
});

it('locks the route of a van, and sets the most stops that it serves', async () => {
  const { worker } = await optimized();
  act(() => fireEvent.click(screen.getByRole('tab', { name: /Vans/ })));
  press('Change VAN 02');
  const lock = button('Lock route of VAN 02');
  expect(lock).toHaveAttribute('aria-pressed', 'false');
  press('Lock route of VAN 02');
  expect((await evaluated(worker)).day.vans[1]?.locked).toBe(true);
  expect(lock).toHaveAttribute('aria-pressed', 'true');
  const most = screen.getByLabelText('Most stops');
  fill(most, '9');
  fireEvent.blur(most);
  await pass(120);
  expect(worker().last('repair')?.day.vans[1]).toMatchObject({ mostStops: 9, locked: true });
});

it('a window that is moved later, one end after the other, ends as it was typed', async () => {
  const { worker } = await optimized();
  press(/^Stop 3,/);
  act(() => {
    for (const [label, text] of [
      ['From', '17:00'],
      ['To', '17:45'],
    ] as const) {
      fill(screen.getByLabelText(label), text);
      fireEvent.blur(screen.getByLabelText(label));
    }
  });
  await pass(120);
  expect(worker().last('repair')?.day.stops[2]?.window).toEqual([1020, 1065]);
});
