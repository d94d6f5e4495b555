import { heroPlanCity } from '@/art/pictures/home/hero-city';
import { pickAddresses } from '../../lib/city/addresses';
import { placeDepots } from '../../lib/city/depots';
import { generateCity } from '../../lib/city/generate';
import { layTown } from '../../lib/city/town';
import { planTours } from '../../lib/routing/tours';

const rounds = 20;
const vehicles = 4;

const timed = <T>(work: () => T): { result: T; ms: number } => {
  const start = performance.now();
  const result = work();
  return { result, ms: performance.now() - start };
};

const drawn = timed(() => generateCity(heroPlanCity));
const laid = timed(() => layTown(drawn.result));
const city = laid.result;
const { nodes, edges } = city.graph;
console.log(`City of the hero: ${nodes.length} nodes, ${edges.length} edges`);
console.log(`Drawn in ${drawn.ms.toFixed(0)} ms, measured and named in ${laid.ms.toFixed(0)} ms`);

const [depot] = placeDepots(city, 1);
if (!depot) throw new Error('The city has no room for a depot');
for (const count of [50, 100, 200]) {
  const stops = pickAddresses(city, count, 1);
  const wish = { city, depot, stops, vehicles, start: 480, serviceMinutes: 4 };
  const runs = Array.from({ length: rounds }, () => timed(() => planTours(wish)));
  const times = runs.map(({ ms }) => ms).sort((p, q) => p - q);
  const median = ((times[rounds / 2 - 1] ?? 0) + (times[rounds / 2] ?? 0)) / 2;
  const tours = runs[0]?.result ?? [];
  const km = tours.reduce((sum, tour) => sum + tour.meters, 0) / 1000;
  const longest = Math.max(...tours.map(({ minutes }) => minutes));
  console.log(
    `${count} stops, ${vehicles} vehicles: median ${median.toFixed(1)} ms ` +
      `(slowest of ${rounds}: ${times.at(-1)?.toFixed(1)} ms), ` +
      `${km.toFixed(1)} km, longest tour ${longest.toFixed(0)} min`,
  );
}
