import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { onGround } from '@/tests/support/planner-day';
import {
  done,
  jobOf,
  lines,
  manual,
  mount,
  opened,
  optimized,
  optimizing,
  press,
  reading,
  repaired,
  rows,
  show,
} from '@/tests/support/planner-view';
import { button, fill, pass, status, write } from '@/tests/support/screen';

const openTab = (name: RegExp) => act(() => fireEvent.click(screen.getByRole('tab', { name })));

describe('a stop', () => {
  it('is renamed without being planned anew, as one step back', async () => {
    const { worker } = await optimized();
    press(/^Stop 3, Merino Street 3/);
    write('Name', 'Weir café');
    expect(button(/^Stop 3, Weir café/)).toBeVisible();
    expect(status()).toHaveTextContent('Stop 3 changed.');
    await pass(500);
    expect(worker().last('repair')).toBeUndefined();
    expect(lines()).toMatch(/^Optimized in/);
    press('Undo');
    expect(button(/^Stop 3, Merino Street 3/)).toBeVisible();
  });

  it.each([
    ['Load, boxes', 'two', 'Load “two” is not a whole number.'],
    ['Name', ' ', 'Write a name of 1 to 120 letters.'],
    ['Phone', 'ask Ann', '“ask Ann” is not a phone number such as +1 555 010 0199.'],
    ['Note for the driver', 'a'.repeat(301), 'A note has up to 300 letters, and this one 301.'],
    ['Skills, with commas', 'a'.repeat(41), 'A skill has up to 40 letters.'],
  ])('keeps what cannot be its %s, with the reason beside it', async (label, text, words) => {
    const { worker } = await optimized();
    press(/^Stop 3,/);
    const before = screen.getByLabelText<HTMLInputElement>(label).value;
    const field = write(label, text);
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(words);
    await pass(500);
    expect(worker().last('repair')).toBeUndefined();
    fireEvent.keyDown(field, { key: 'Escape' });
    expect(field).toHaveValue(before);
    expect(field).toBeValid();
  });

  it('takes a note with line breaks, a phone and skills', async () => {
    const { worker } = await optimized();
    press(/^Stop 3,/);
    const note = screen.getByLabelText('Note for the driver');
    fill(note, 'Gate 3\nRing');
    fireEvent.keyDown(note, { key: 'Enter' });
    expect(status()).not.toHaveTextContent('changed');
    fireEvent.blur(note);
    write('Phone', '(555) 010-0199');
    write('Skills, with commas', 'Lift; FROZEN');
    await pass(120);
    expect(worker().last('repair')?.day.stops[2]).toMatchObject({
      ...{ note: 'Gate 3\nRing', phone: '(555) 010-0199', skill: 'frozen, lift' },
    });
  });
});

it('a van is renamed, keeps its stops, and takes no name of another', async () => {
  await optimized();
  openTab(/Vans/);
  press('Change VAN 01');
  const name = screen.getByLabelText('Name');
  name.focus();
  expect(write('Name', 'van 02')).toHaveAccessibleDescription('Another van is called “van 02”.');
  expect(name).toHaveValue('van 02');
  write('Name', 'Ann');
  expect(screen.getByLabelText('Shift of Ann')).toBeVisible();
  // The row stays, or whoever goes on to its next field would lose it.
  expect(name).toHaveFocus();
  openTab(/Stops/);
  expect(screen.getByRole('heading', { name: /^Ann 2 stops/ })).toBeVisible();
  expect(rows()).toEqual(['1', '2', '3', '4']);
});

describe('the depot', () => {
  it('moves to a stop, which stays', async () => {
    const { worker } = await optimized();
    press(/^Stop 3,/);
    press('Use as depot');
    await repaired(worker());
    const { day } = worker().last('repair') ?? opened;
    expect(day.depot).toEqual({ name: 'Depot', place: day.stops[2]?.place });
    expect(day.stops).toHaveLength(4);
    expect(lines()).toMatch(/^Depot moved,/);
    expect(button('Use as depot')).toBeDisabled();
  });

  it('takes a name and a place, and keeps what is none', async () => {
    const { worker } = await optimized();
    openTab(/Vans/);
    write('Name of the depot', 'Hub');
    expect(status()).toHaveTextContent('The depot is called Hub now.');
    const place = write('Move the depot to latitude, longitude', 'nowhere');
    expect(place).toHaveValue('nowhere');
    expect(place).toHaveAccessibleDescription('Write the place as 51.5074, -0.1180.');
    await pass(500);
    expect(worker().last('repair')).toBeUndefined();
    write('Move the depot to latitude, longitude', '51.6, -0.2');
    await pass(120);
    const depot = { name: 'Hub', place: onGround(51.6, -0.2) };
    expect(worker().last('repair')?.day.depot).toEqual(depot);
  });
});

const split = /^A simple split of your list, for comparison\. It ignores time windows/;

it('says of a plan that was split here what it is, and compares with it under its name', async () => {
  const openDay = async () => ({ name: 'own' as const, isSimple: true, ...opened });
  const { worker } = await mount({ openDay });
  worker().answer({ kind: 'plan', job: jobOf(worker(), 'draw'), plan: manual });
  expect(screen.getByText(split)).toBeVisible();
  press('Optimize');
  done(worker());
  expect(screen.queryByText(split)).toBeNull();
  expect(reading('Distance')).toContain('simple 23.1');
  act(() => show('manual'));
  expect(screen.getByText(split)).toBeVisible();
  expect(lines()).toBe('A simple split of your list, for comparison.');
});

it('says nothing of the kind where a manual plan came with the day', async () => {
  await optimizing();
  act(() => show('manual'));
  expect(screen.queryByText(split)).toBeNull();
});
