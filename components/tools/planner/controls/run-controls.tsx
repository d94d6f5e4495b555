import './run-controls.css';
import { Curve } from './curve';
import { Readings } from './readings';
import { RunButtons } from './run-buttons';
import { RunWords } from './run-words';

/** The night band under list and map: the run controls, six readings and the curve of the search. */
export function RunControls() {
  return (
    <section
      aria-label="Run and readings"
      className="rule-y border-transparent bg-band [grid-area:controls]"
    >
      <div className="planner-controls-row scheme-dark text-ink">
        {/* Written out: the part for all sides would cost the planner's view script. */}
        <span aria-hidden="true" className="route-line max-lg:hidden forced-colors:hidden" />
        <div className="planner-pull">
          <RunButtons />
          <RunWords />
        </div>
        <Readings />
        <Curve />
      </div>
    </section>
  );
}
