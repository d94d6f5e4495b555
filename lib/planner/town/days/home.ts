import type { PlannerTown } from '../town';
import { sampleDay, vansOf } from './stops';

/** A line for each van, in the order in which its manual plan drives it. */
const table = `
1763,1429,1,2 1681,2194,1,2 2143,1145,1,2 2543,1253,1,2 2743,1000,1,2
1162,1545,1,2 1678,1143,1,2 654,1494,1,2 373,1709,1,2 366,1388,1,2
1509,1347,1,2 2072,1391,1,2 1624,863,1,2 1340,739,1,2 1591,507,1,2
1780,1875,1,2 1362,2196,1,2 1970,2288,1,2 2096,2579,1,2 2440,2562,1,2
1295,1945,1,2 918,1513,1,2 906,2086,1,2 712,2368,1,2 669,2683,1,2
`;

/** The manual plan: some vans take a stop of another's patch on their way. */
const manual = `
1 2 3 4 5
22 12 8 10 9
11 7 13 14 15
16 17 18 19 20
21 6 23 24 25
`;

/** The 25 stops of the two pictures that compare plans on the home page, in the town of its card. */
export const homeDay = (town: PlannerTown) =>
  sampleDay(town, { title: 'The same 25 stops', table, vans: vansOf(5, 6, '08:30-12:00'), manual });
