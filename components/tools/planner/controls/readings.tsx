import { cx } from '@/components/ui/cx';
import './readings.css';
import { hasDay, type PlannerState, shownPlan, usePlannerSelector } from '../state/planner';
import { type Comparing, noTotals, type Reading, readingsOf } from '../words/readings';

/** What the small lines compare with. */
function comparing(state: PlannerState): Comparing {
  const { run, shown, manual, isSimple, optimized, before, reducedMotion } = state;
  if ((shown === 'manual' && optimized) || !before || (reducedMotion && run.kind === 'optimizing'))
    return 'share';
  if (run.kind === 'edited' || run.kind === 'repairing') return 'change';
  return isSimple && before === manual?.totals ? 'simple' : 'was';
}

const unknown = (reading: Reading): Reading => ({
  ...reading,
  figure: '–',
  unit: '',
  rest: '',
  small: '',
});

/** The readings of the plan that is shown. */
export function useReadings(): readonly Reading[] {
  const plan = usePlannerSelector(shownPlan);
  const stops = usePlannerSelector(({ day }) => day.stops.length);
  const isThere = usePlannerSelector(hasDay);
  const compare = usePlannerSelector(comparing);
  const before = usePlannerSelector((state) => state.before);
  const unit = usePlannerSelector((state) => state.unit);
  const sharing = { vans: plan?.routes.length ?? 0, stops: plan ? stops : 0 };
  const readings = readingsOf(plan?.totals ?? noTotals, before, compare, sharing, unit);
  // A day that could not be computed has no figures yet, and 0 would be one.
  return plan || (isThere && stops === 0) ? readings : readings.map(unknown);
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
  const readings = useReadings();
  const returns = usePlannerSelector(({ day }) => day.rules.returns);
  return (
    <dl className="planner-readings">
      {readings.map((reading) => (
        <ReadingView
          key={reading.name}
          reading={reading}
          {...(reading.name === 'Distance' && { aside: returns ? 'and back' : 'one way' })}
        />
      ))}
    </dl>
  );
}
