import { useLocked, usePlanner, usePlannerActions, usePlannerSelector } from '../../state/planner';
import { manualWords } from '../../words/simple';
import { PlanChoice } from './plan-choice';

/** Which plan the map shows; locked while a run is under way. */
export function PlanToggle() {
  const { show } = usePlannerActions();
  const { shown, optimized } = usePlanner('shown', 'optimized');
  const manual = usePlannerSelector((state) => manualWords(state).name);
  return (
    <PlanChoice
      {...{ shown, show }}
      plans={[
        ['manual', manual],
        ['optimized', 'Optimized', optimized !== undefined],
      ]}
      disabled={useLocked()}
      className="planner-map-overlay start-(--space-24) top-(--space-24) z-1 flex rounded-large rule border-line bg-surface p-(--space-4) text-(length:--text-small) font-semibold shadow-2 small-map:start-(--space-12) small-map:top-(--space-12)"
      choice="cursor-pointer"
      words="block rounded-small px-(--space-16) py-(--space-8) text-ink-2 transition-[background-color,color] peer-checked:bg-ink peer-checked:text-paper peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-signal peer-disabled:cursor-not-allowed peer-disabled:opacity-50 in-disabled:opacity-50 forced-colors:peer-checked:forced-color-adjust-none forced-colors:peer-checked:bg-[Highlight] forced-colors:peer-checked:text-[HighlightText]"
    />
  );
}
