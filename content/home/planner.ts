import type { PlannerSection } from '../schemas/home/sections';

export const plannerSection: PlannerSection = {
  title: 'Try the route planner',
  lead: 'planned manually. Press Optimize and compare.',
  open: 'Plan your own stops',
};
