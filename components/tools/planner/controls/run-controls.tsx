import './run-controls.css';
import { Curve } from './curve';
import { Readings } from './readings';
import { RunButtons } from './run-buttons';
import { RunWords } from './run-words';

/** Enlarged text: the readings stand below the run controls. */
const row =
  'relative grid min-h-[170px] grid-cols-[456px_minmax(0,1fr)_184px] items-center px-(--gutter) py-(--space-20) @max-[89rem]:grid-cols-[320px_minmax(0,1fr)] @max-[89rem]:gap-y-(--space-12) md:@max-[72.75rem]:grid-cols-[minmax(287px,2fr)_minmax(0,3fr)] md:@max-[72.75rem]:py-(--space-28) md:@max-[30rem]:grid-cols-1';

/** Of one height before, during and after a run and an edit, so that what follows stays where it is. */
const pull =
  'planner-pull grid justify-items-start gap-y-(--space-16) pe-(--space-24) md:@max-[89rem]:min-h-[calc(72px+3rem)] md:@max-[89rem]:content-start md:@max-[72.75rem]:pe-(--space-16)';

/** While it optimizes, how far it is stands beside the button and a bar below both. */
const busy =
  'optimizing:max-w-[380px] optimizing:grid-cols-[auto_minmax(0,1fr)] optimizing:items-center optimizing:gap-x-(--space-12) optimizing:@min-[89rem]:pe-0';

/** The night band under list and map: the run controls, six readings and the curve of the search. */
export function RunControls() {
  return (
    <section
      aria-label="Run and readings"
      className="rule-y border-transparent bg-band [grid-area:controls]"
    >
      <div className={`scheme-dark text-ink ${row}`}>
        {/* Written out: the part for all sides would cost the planner's view script. */}
        <span aria-hidden="true" className="route-line max-lg:hidden forced-colors:hidden" />
        <div className={`${pull} ${busy}`}>
          <RunButtons />
          <RunWords />
        </div>
        <Readings />
        <Curve />
      </div>
    </section>
  );
}
