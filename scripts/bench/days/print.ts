import { type Figures, recompute, shownFigures } from './recompute';
import { planOf, sixDays } from './six-days';

/** Prints the plans of six days: each figure as shown, and as computed again. */
export function printDays(): void {
  for (const kind of ['manual', 'optimized'] as const) {
    const rows = sixDays().map((tried) => {
      const plan = planOf(tried, kind);
      const [shown, again] = [shownFigures(plan), recompute(tried.day, tried.town, plan)];
      const both = (key: keyof Figures, digits: number) =>
        `${shown[key].toFixed(digits)} / ${again[key].toFixed(digits)}`;
      return {
        day: `${tried.day.title}, ${kind}`,
        dollars: both('cost', 2),
        miles: both('miles', 2),
        'waiting, min': both('wait', 1),
        late: both('lateStops', 0),
        'left over': plan.leftOver.length,
      };
    });
    console.table(rows);
  }
}
