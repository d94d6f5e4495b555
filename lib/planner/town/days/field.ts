import type { PlannerTown } from '../town';
import { sampleDay, vansOf } from './stops';

const table = `
3464,5165,1,25,08:00-09:00 4787,4215,2,25,08:00-08:15,gas
4725,2974,1,40,09:00-10:00,gas 5157,4435,1,30,08:00-08:45
5243,5582,1,30,10:00-10:45 4128,5079,1,20,09:00-10:00
4751,5446,1,25,09:30-10:15,gas 4353,2655,1,40,10:00-10:45
3501,3575,2,20,08:00-08:15,electric 3456,3141,1,35,08:00-08:45
4042,5566,2,40,08:30-09:15,meters 3850,4688,1,35,08:00-08:15,gas
5178,3382,2,25,08:30-09:30 3048,3471,2,25,08:30-09:15,meters
2469,3549,2,35,09:30-10:15,electric 2625,3979,1,35,10:00-10:45
2679,3171,1,30,08:30-09:45 5643,3814,1,20,08:30-09:15,electric
`;

/** What each crew knows; every trade is known by two. */
const skills = [
  ['gas', 'meters'],
  ['electric', 'meters'],
  ['gas', 'electric'],
];

/** The fourth and the last job of each crew were given to the next one. */
const manual = `
12 1 11 17 7 16
9 10 14 13 15 8
2 4 18 6 3 5
`;

/** 'Field crew': 18 jobs of 20 to 40 minutes, three crews that each know two trades. */
export const fieldDay = (town: PlannerTown) =>
  sampleDay(town, {
    title: 'Field crew',
    table,
    vans: vansOf(3, 12, '08:00-17:00').map((van, i) => ({ ...van, skills: skills[i] ?? [] })),
    manual,
  });
