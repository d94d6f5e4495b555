import type { SampleFigures } from '@/lib/planner/town/files/figures';
import { counted } from '@/lib/words/count';
import { miles } from '@/lib/words/miles';
import { spelled } from '@/lib/words/spelled';

/** The planner's result for its first day, for readers without script. */
export function resultWords({ stops, vans, manual, optimized }: SampleFigures): string {
  const { crossings } = optimized;
  const met = crossings === 0 ? 'no crossing' : counted(crossings, 'crossing');
  return `The planner needs JavaScript. Its result for ${stops} stops all over a town and ${spelled(vans)} vans: ${miles(optimized.meters / 1000)} miles instead of ${miles(manual.meters / 1000)}, ${met}.`;
}
