import { usePlanner } from '../state/planner';
import { quarterOf, reducedMotionWords } from '../words/run';
import { controlsLines } from './controls-state';

/** What stands beside or under the button: how far the run is, or two small lines about the plan. */
export function RunWords() {
  const { state } = usePlanner();
  const { run, reducedMotion } = state;
  if (run.kind !== 'optimizing') {
    const { lines, wrong } = controlsLines(state);
    return (
      <p
        className={
          wrong ? 'planner-lines planner-lines-wrong type-label' : 'planner-lines type-label'
        }
      >
        {lines.filter(Boolean).map((line) => (
          <span key={line}>{`${line} `}</span>
        ))}
      </p>
    );
  }
  const { generation, generations } = run;
  return (
    <>
      <p className="planner-run">
        <span className="planner-run-name">
          {reducedMotion ? 'Optimizing' : `Generation ${generation}`}
        </span>
        <span className="planner-run-small type-label">
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
