import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { onGround, planOf } from '@/tests/support/planner-day';
import { jobOf, mount, opened, press } from '@/tests/support/planner-view';
import { fill, pass } from '@/tests/support/screen';

const rough = { ...onGround(51.5, -0.1), center: 'ZIP code 78701' };
const day = { ...opened.day, stops: opened.day.stops.map((stop) => ({ ...stop, place: rough })) };
const words =
  /^This stop stands at the center of ZIP code 78701, often a mile or more from the door/;
const open = (stop: number) => press(new RegExp(`^Stop ${stop},.*, center of ZIP code 78701$`));

it('says where stops are not at their doors, until they are moved by keys or by typing', async () => {
  const { worker } = await mount({}, { ...opened, day });
  const plan = planOf(day, opened.sequences);
  worker().answer({ kind: 'plan', job: jobOf(worker(), 'draw'), plan });
  await pass(0);
  expect(screen.getByText(/^4 stops stand at the center of their ZIP code,/)).toBeVisible();
  open(3);
  expect(screen.getByText(words)).toBeVisible();
  press('Move');
  press('Move stop 3 up');
  await pass(0);
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText(/^3 stops stand at the center/)).toBeVisible();
  open(4);
  press('Move');
  const field = screen.getByLabelText('Move to latitude, longitude');
  fill(field, '51.5101, -0.1202');
  fireEvent.keyDown(field, { key: 'Enter' });
  await pass(0);
  expect(screen.queryByText(words)).toBeNull();
  expect(screen.getByText(/^2 stops stand at the center/)).toBeVisible();
});
