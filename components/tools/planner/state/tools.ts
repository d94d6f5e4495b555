import type { Day, Sequences } from '@/lib/planner/day/day';
import type { DayName } from './planner';

export interface OpenedDay {
  readonly name: DayName;
  readonly day: Day;
  readonly sequences: Sequences;
  readonly isSimple?: boolean;
  /** What the visitor is to know of how it came, such as a link that could not be read. */
  readonly warning?: string;
}
