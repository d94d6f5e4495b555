import { cx } from '@/components/ui/cx';
import './readings.css';
import { hasDay, type PlannerState, shownPlan, usePlanner } from '../state/planner';
import { type Comparing, noTotals, type Reading, readingsOf } from '../words/readings';

/** What the small lines compare with. */
function comparing(state: PlannerState): Comparing {
  const { run, shown, optimized, before, reducedMotion, isSimple, hand } = state;
  if (shown === 'hand' || !optimized || !before || (reducedMotion && run.kind === 'optimizing'))
    return 'share';
  if (run.kind === 'edited' || run.kind === 'repairing') return 'change';
  return isSimple && before === hand?.totals ? 'simple' : 'was';
}

const unknown = (reading: Reading): Reading => ({
  ...reading,
  figure: '–',
  unit: '',
  rest: '',
  small: '',
});

/** The readings of the plan that is shown. */
export function readingsOfState(state: PlannerState): readonly Reading[] {
  const { day, before, unit } = state;
  const plan = shownPlan(state);
  const sharing = { vans: plan?.routes.length ?? 0, stops: plan ? day.stops.length : 0 };
  const readings = readingsOf(plan?.totals ?? noTotals, before, comparing(state), sharing, unit);
  // A day that could not be computed has no figures yet, and 0 would be one.
  return plan || (hasDay(state) && day.stops.length === 0) ? readings : readings.map(unknown);
}

/** A reading: its name, its figure with small words between, and what it is compared with. */
function ReadingView({ reading, aside }: { reading: Reading; aside?: string }) {
  const { name, figure, unit, rest, small, good } = reading;
  return (
    <div
      className={cx(
        'planner-reading',
        good === false && 'planner-reading-wrong',
        good && 'planner-reading-good',
      )}
    >
      <dt className="planner-reading-name">
        {name === 'CO₂' ? (
          <>
            CO<sub className="planner-sub">2</sub>
          </>
        ) : (
          <span>{name}</span>
        )}
        {aside && <span className="planner-reading-aside">{` ${aside}`}</span>}
      </dt>
      <dd>
        <span className="planner-figure">
          <span>{figure}</span>
          {unit && <span className="planner-unit">{` ${unit}`}</span>}
          {rest && <span>{` ${rest}`}</span>}
        </span>
        <span className="planner-small type-label">{small}</span>
      </dd>
    </div>
  );
}

/** Six readings of the plan that is shown, beside what they were. */
export function Readings() {
  const { state } = usePlanner();
  return (
    <dl className="planner-readings">
      {readingsOfState(state).map((reading) => (
        <ReadingView
          key={reading.name}
          reading={reading}
          {...(reading.name === 'Distance' && {
            aside: state.day.rules.returns ? 'and back' : 'one way',
          })}
        />
      ))}
    </dl>
  );
}
