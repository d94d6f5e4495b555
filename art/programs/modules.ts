import type { HeroPlan } from '@/lib/picture/map-plan';
import type { Plan } from '@/lib/planner/day/plan';
import { packTown } from '@/lib/planner/town/pack';
import { comparedTown, comparison } from '../pictures/home/comparison';
import { heroPhonePlan, heroPlan } from '../pictures/home/hero-plan';
import { courierPlans, plannerTown } from '../pictures/planner/town';

/** Rounded to a hundredth of a map unit. */
function textOf(plan: HeroPlan): string {
  const rounded = (value: number) => Math.round(value * 100) / 100;
  const routes = plan.routes.map((route) => ({
    ...route,
    points: route.points.map((point) => point.map(rounded)),
  }));
  return JSON.stringify({ ...plan, routes });
}

export const homeMapModule = (): string => `// Written by \`npm run art\`: not to be edited.
import type { Comparison, HeroPlan } from './map-plan';

/** What lies over the wide map of the home hero; coordinates match the picture \`hero\`. */
export const heroPlan: HeroPlan = ${textOf(heroPlan())};

/** What lies over the narrow map of the home hero; coordinates match \`hero-phone\`. */
export const heroPhonePlan: HeroPlan = ${textOf(heroPhonePlan())};

/** What the pictures \`manual\` and \`optimized\` add up to, as the planner measures them. */
export const comparison: Comparison = ${JSON.stringify(comparison())};
`;

const towns = { days: plannerTown, home: comparedTown };

/** Single quotes need fewer escapes than JSON. */
const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A module, so that it is loaded when asked for. */
export const plannerTownModule = (town: keyof typeof towns): string =>
  `// Written by \`npm run art\`: not to be edited.\n/** A town as \`readTown\` reads it. */\nexport const file = ${quoted(packTown(towns[town]()))};\n`;

const figuresOf = ({ totals: { meters, late, crossings } }: Plan) => ({
  meters: Math.round(meters),
  late,
  crossings,
});

function courierFigures() {
  const { day, manual, optimized } = courierPlans();
  const counts = { stops: day.stops.length, vans: day.vans.length };
  return { ...counts, manual: figuresOf(manual), optimized: figuresOf(optimized) };
}

export const plannerFigures = (): string => `// Written by \`npm run art\`: not to be edited.
/** 'Courier Thursday' by hand and optimized: what the pictures of the planner show. */
export const courierFigures = ${JSON.stringify(courierFigures())};
export type SampleFigures = typeof courierFigures;
`;
