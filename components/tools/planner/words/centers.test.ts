import { expect, it } from 'vitest';
import { dayWith, onGround, stopAt } from '@/tests/support/planner-day';
import { centersWords, dayCentersWords } from './center-notes';
import { centerWords } from './centers';

const zip = 'ZIP code 78701';
const far = 'often a mile or more from the door.';

it.each([
  [[], undefined, ''],
  [[undefined], undefined, ''],
  [[zip, zip, undefined], undefined, `2 stops stand at the center of their ZIP code, ${far}`],
  [[zip], undefined, `1 stop stands at the center of its ZIP code, ${far}`],
  [[], zip, `The depot stands at the center of its ZIP code, ${far}`],
  [
    [zip, 'Main Street'],
    'Austin',
    `1 stop stands at the center of its ZIP code, ${far} The depot and 1 stop stand at the center of their street or town, not at the door.`,
  ],
])('says of %j and a depot at %j how rough they are', (stops, depot, words) =>
  expect(centersWords(stops, depot)).toBe(words),
);

it('says it of a day, with what to do, and nothing of doors', () => {
  const rough = { ...onGround(30.27, -97.74), center: zip };
  const day = dayWith({ stops: [stopAt(1, rough), stopAt(2, onGround(30.2, -97.7))] });
  expect(dayCentersWords(day)).toMatch(/^1 stop stands .* Drag a stop .* and press Move\.$/);
  const depot = { ...day.depot, place: rough };
  expect(dayCentersWords({ ...day, depot })).toMatch(/ Move the depot under Vans\.$/);
  expect(centerWords(rough)).toBe('center of ZIP code 78701');
  expect(dayCentersWords(dayWith({}))).toBe('');
});
