import type { DayName } from '../state/planner';

/** The sample days as the list of days offers them before any was fetched. */
export const sampleDays: readonly {
  readonly name: Exclude<DayName, 'own'>;
  readonly title: string;
  readonly stops: number;
}[] = [
  { name: 'courier', title: 'Courier Thursday', stops: 25 },
  { name: 'restaurant', title: 'Restaurant dinner rush', stops: 40 },
  { name: 'field', title: 'Field crew', stops: 18 },
  { name: 'stress', title: 'Stress', stops: 200 },
];
