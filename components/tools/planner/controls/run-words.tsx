import { useLocked, usePlanner, usePlannerSelector } from '../state/planner';
import { quarterOf, reducedMotionWords } from '../words/run';
import { controlsLines } from './controls-state';

/** What stands beside or under the button: how far the run is, or two small lines about the plan. */
export function RunWords() {
  return useLocked() ? <RunProgress /> : <PlanLines />;
}

function PlanLines() {
  const lines = usePlannerSelector((state) => controlsLines(state).lines.join('\n'));
  const wrong = usePlannerSelector((state) => controlsLines(state).wrong);
  return (
    <p
      className={`planner-lines type-label grid min-h-(--planner-lines-height,2lh) content-start text-balance ${wrong ? 'text-error' : 'text-ink-2'}`}
    >
      {lines
        .split('\n')
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
    </p>
  );
}

function RunProgress() {
  const { run, reducedMotion } = usePlanner('run', 'reducedMotion');
  if (run.kind !== 'optimizing') return null;
  const { generation, generations } = run;
  return (
    <>
      <p className="grid">
        <span className="leading-[1.3] font-semibold">
          {reducedMotion ? 'Optimizing' : `Generation ${generation}`}
        </span>
        <span className="type-label grid text-ink-2">
          {reducedMotion
            ? reducedMotionWords(quarterOf(generation, generations))
            : `of ${generations}, best so far shown`}
        </span>
      </p>
      {!reducedMotion && (
        <progress
          aria-label="Generations"
          className="planner-progress"
          value={generation}
          max={generations}
        />
      )}
    </>
  );
}
