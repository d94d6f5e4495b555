import { expect, it } from 'vitest';
import { canServe } from '@/lib/planner/day/left-over';
import { skillsOf } from '@/lib/planner/day/skills';
import { readDayCsv } from '@/lib/planner/import/read-day-csv';
import { at, stopAt, vanOf } from '@/tests/support/planner-day';
import { expectWhole, optimized } from './sessions';

it.each([
  ['Lift', ['lift']],
  ['lift; Fridge,lift', ['lift', 'fridge']],
  [' , ;', []],
  ['x'.repeat(50), ['x'.repeat(40)]],
])('%s are skills', (text, skills) => expect(skillsOf(text)).toEqual(skills));

it('a van has all skills of a stop, or cannot serve it', () => {
  const van = vanOf(1, { skills: ['Lift', 'cold, fridge'] });
  const serves = (skill?: string) => canServe(van, stopAt(1, at(0), skill ? { skill } : {}));
  const served = ['lift', 'FRIDGE;lift', undefined, 'lift, gas'].map(serves);
  expect(served).toEqual([true, true, true, false]);
});

const dayOf = (skills: readonly string[]) =>
  readDayCsv(
    [
      'name,latitude,longitude,minutes,load,skill',
      'Depot,41.8837,-87.6615,,,',
      ...skills.map((skill, i) => `S${i},${41.87 + i / 1000},${-87.66 - i / 900},5,2,"${skill}"`),
    ].join('\n'),
    'skills',
  ).day;

it('a file writes skills in any case, and several with semicolons or commas', () => {
  const { stops, vans } = dayOf(['Lift', 'lift', 'lift;fridge', 'Fridge, lift', 'none']);
  const skills = ['lift', 'lift', 'fridge, lift', 'fridge, lift', undefined];
  expect(stops.map(({ skill }) => skill)).toEqual(skills);
  expect(vans[0]?.skills).toEqual(['fridge', 'lift']);
});

it('a day of 35 skills is planned, each stop by a van that has its own', () => {
  const day = dayOf(Array.from({ length: 35 }, (_, i) => `skill${i}`));
  const vans = day.vans.map((van, v) => ({
    ...van,
    skills: van.skills.filter((_, i) => i % day.vans.length === v),
  }));
  const own = { ...day, vans };
  const plan = optimized(own);
  expectWhole(plan, own);
  expect(plan.leftOver).toEqual([]);
  for (const { van, visits } of plan.routes) {
    const skills = visits.map(({ stop }) => own.stops[stop - 1]?.skill);
    expect(vans[van]?.skills).toEqual(expect.arrayContaining(skills));
  }
});
