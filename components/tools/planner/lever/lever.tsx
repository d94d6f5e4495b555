import './lever.css';
import { Curve } from './curve';
import { LeverButtons } from './lever-buttons';
import { LeverWords } from './lever-words';
import { Readings } from './readings';

/** The night band under list and map: the lever, six readings and the curve of the search. */
export function Lever() {
  return (
    <section aria-label="Run and readings" className="planner-lever">
      <div className="planner-lever-row scheme-dark text-ink">
        {/* Written out: the part for all sides would cost the planner's view script. */}
        <span aria-hidden="true" className="route-line max-lg:hidden forced-colors:hidden" />
        <div className="planner-pull">
          <LeverButtons />
          <LeverWords />
        </div>
        <Readings />
        <Curve />
      </div>
    </section>
  );
}
