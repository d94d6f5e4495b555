import { showsSimple, usePlannerSelector } from '../state/planner';
import { simpleWords } from '../words/simple';

/** Says above the list that its plan is a simple split, where it is one. */
export function SimpleNote() {
  return usePlannerSelector(showsSimple) ? (
    <p className="pt-3 text-[.875rem] leading-[1.4] text-ink-2">{simpleWords}</p>
  ) : null;
}
