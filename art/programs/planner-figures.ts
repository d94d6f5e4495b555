import type { Plan } from '@/lib/planner/day/plan';
import type { SampleFigures } from '@/lib/planner/town/figures';
import { courierPlans } from '../pictures/planner/courier-plans';

const figuresOf = ({ totals: { meters, late, crossings } }: Plan) => ({
  meters: Math.round(meters),
  late,
  crossings,
});

function courierFigures(): SampleFigures {
  const { day, manual, optimized } = courierPlans();
  const counts = { stops: day.stops.length, vans: day.vans.length };
  return { ...counts, manual: figuresOf(manual), optimized: figuresOf(optimized) };
}

export const plannerFigures = (): string => `// Written by \`npm run art\`: not to be edited.
import type { SampleFigures } from '../figures';

/** 'Courier Thursday' by hand and optimized: what the pictures of the planner show. */
export const courierFigures: SampleFigures = ${JSON.stringify(courierFigures())};
`;
