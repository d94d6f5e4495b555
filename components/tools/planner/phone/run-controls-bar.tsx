import { useReadings } from '../controls/readings';
import { RunButtons } from '../controls/run-buttons';
import './run-controls-bar.css';

/** The run controls in one row: the button, the distance and the crossings. */
export function RunControlsBar() {
  const [distance, , , , , crossings] = useReadings();
  return (
    <div className="planner-controls-bar">
      <div className="planner-controls-bar-row scheme-dark text-ink">
        <RunButtons alone />
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
