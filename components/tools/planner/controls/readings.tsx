import { cx } from '@/components/ui/cx';
import { noTotals } from '@/lib/planner/day/plan';
import {
  hasDay,
  type PlannerState,
  shownPlan,
  usePlanner,
  usePlannerSelector,
} from '../state/planner';
import { type Comparing, type Reading, readingsOf } from '../words/readings';
import { manualWords } from '../words/simple';

function comparing(state: PlannerState): Comparing {
  const { run, shown, manual, optimized, before, reducedMotion } = state;
  if ((shown === 'manual' && optimized) || !before || (reducedMotion && run.kind === 'optimizing'))
    return 'share';
  if (run.kind === 'edited' || run.kind === 'repairing') return 'change';
  return before === manual?.totals ? manualWords(state).before : 'was';
}

const unknown = { figure: '–', unit: '', rest: '', small: '' };

export function useReadings(): readonly Reading[] {
  const plan = usePlannerSelector(shownPlan);
  const compare = usePlannerSelector(comparing);
  const { before, day, unit } = usePlanner('before', 'day', 'unit');
  const stops = day.stops.length;
  const sharing = { vans: plan?.routes.length ?? 0, stops: plan ? stops : 0 };
  const readings = readingsOf(plan?.totals ?? noTotals, before, compare, sharing, unit);
  // A day that could not be computed has no figures yet, and 0 would be one.
  return plan || (hasDay({ day }) && stops === 0)
    ? readings
    : readings.map((each) => ({ ...each, ...unknown }));
}

function ReadingView({ reading, aside }: { reading: Reading; aside?: string }) {
  const { name, figure, unit, rest, small, good } = reading;
  return (
    <div className="planner-reading grid min-w-0 content-start">
      <dt className="text-(length:--text-small)/[1.4] whitespace-nowrap text-ink-2 max-md:text-(length:--text-note)/[1.3]">
        {name === 'CO₂' ? (
          <>
            CO<sub className="leading-0">2</sub>
          </>
        ) : (
          <span>{name}</span>
        )}
        {aside && (
          <span className="font-mono text-[.8em]/none font-medium tracking-[-.04em] text-ink-3">
            {` ${aside}`}
          </span>
        )}
      </dt>
      <dd>
        <span
          className={cx(
            'planner-figure max-md:leading-[1.12]',
            good === false && 'text-error',
            good && 'text-success',
          )}
        >
          <span>{figure}</span>
          {unit && <span className="planner-unit">{` ${unit}`}</span>}
          {rest && <span>{` ${rest}`}</span>}
        </span>
        <span className="planner-small type-label">{small}</span>
      </dd>
    </div>
  );
}

/** Between run controls and curve; below the run controls on phones and where the text is enlarged. */
const place =
  'row-[1/span_2] col-[2] max-md:[grid-area:auto] @max-[72.75rem]:content-between @max-[72.75rem]:self-stretch @min-[89rem]:me-(--space-12) md:@max-[30rem]:[grid-area:auto]';
/** On phones three in a row, fewer where the text is enlarged. */
const columns =
  'grid grid-cols-[142fr_112fr_106fr_98fr_90fr_92fr] gap-y-(--space-16) max-md:grid-cols-[repeat(auto-fit,minmax(min(100%,6.4rem),1fr))] max-md:gap-y-(--space-8) md:@max-[72.75rem]:grid-cols-3';

export function Readings() {
  const readings = useReadings();
  const { returns } = usePlanner('day').day.rules;
  return (
    <dl className={`planner-readings ${place} ${columns}`}>
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
