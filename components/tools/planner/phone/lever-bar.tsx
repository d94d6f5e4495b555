import { LeverButtons } from '../lever/lever-buttons';
import { readingsOfState } from '../lever/readings';
import { usePlanner } from '../state/planner';
import './lever-bar.css';

/** The lever in one row: the button, the distance and the crossings. */
export function LeverBar() {
  const { state } = usePlanner();
  const [distance, , , , , crossings] = readingsOfState(state);
  return (
    <div className="planner-lever-bar">
      <div className="planner-lever-bar-row scheme-dark text-ink">
        <LeverButtons alone />
        <p className="planner-bar-reading">
          <span className="planner-figure">
            <span>{distance?.figure}</span> <span className="planner-unit">{distance?.unit}</span>
          </span>
          <span className="planner-small type-label">{distance?.small}</span>
        </p>
        <p className="planner-bar-reading">
          <span className="planner-figure">{crossings?.figure}</span>
          <span className="planner-small type-label">
            {crossings?.figure === '1' ? 'crossing' : 'crossings'}
          </span>
        </p>
      </div>
    </div>
  );
}
