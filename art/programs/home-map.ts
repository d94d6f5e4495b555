import type { HeroPlan } from '@/lib/picture/map-plan';
import { comparison } from '../pictures/home/comparison';
import { heroPhonePlan, heroPlan } from '../pictures/home/hero-plan';

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
