import type { PlannerSection } from '../schemas/home/sections';

export const plannerSection: PlannerSection = {
  title: 'Try the route planner',
  lead: 'in a small town, planned manually: press Optimize.',
  open: 'Plan your own stops',
};
