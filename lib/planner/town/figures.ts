/** What a day adds up to, as the planner shows it. */
interface DayFigures {
  readonly meters: number;
  readonly late: number;
  readonly crossings: number;
}

/** What the planner makes of a sample day, for pages that only tell of it. */
export interface SampleFigures {
  readonly stops: number;
  readonly vans: number;
  readonly manual: DayFigures;
  readonly optimized: DayFigures;
}
