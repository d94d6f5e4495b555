import { cx } from '@/components/ui/cx';
import { hasDay, usePlanner } from '../state/planner';
import { daySentence } from '../words/run';

/** The heading, the target of the links that lead to the planner, with the route's stop beside it, and a sentence about the day. */
export function PlannerHeading() {
  const { day } = usePlanner('day');
  const plain = day.ground.kind === 'plain';
  return (
    <div className="ms-(--planner-gutter) me-6 pt-10 pb-6 [grid-area:head]">
      <div className="type-h2">
        {/* biome-ignore lint/a11y/useAnchorContent: a RouteStop, written out as the route is (run-controls.tsx) */}
        <a
          aria-hidden="true"
          tabIndex={-1}
          className="route-stop forced-colors:hidden"
          href="#planner-title"
          title="Route planner"
        />
        <h2 id="planner-title" tabIndex={-1}>
          Route planner
        </h2>
      </div>
      {hasDay({ day }) && (
        <p className={cx('type-small pt-3 text-ink-2', !plain && 'md:@max-[72.75rem]:hidden')}>
          {daySentence(day)}
        </p>
      )}
    </div>
  );
}
