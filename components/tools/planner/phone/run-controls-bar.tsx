import { useReadings } from '../controls/readings';
import { RunButtons } from '../controls/run-buttons';

/** Enlarged text grows as far as the bar has room. */
const enlarged =
  '@max-[19rem]:[--planner-figure-size:min(var(--text-quote-large),10cqi)] @max-[19rem]:[--planner-main-size:min(var(--text-body),7cqi)]';

/** The run controls in one row: the button, the distance and, where there is room, the crossings. */
export function RunControlsBar() {
  const [distance, , , , , crossings] = useReadings();
  return (
    <div className="flex-none bg-band">
      {/* The last figure ends at the margin. */}
      <div
        className={`scheme-dark flex min-h-[76px] items-center gap-(--space-16) px-(--space-20) pb-(--space-4) text-ink [--planner-small-room:0px] ${enlarged}`}
      >
        <RunButtons alone />
        <p className="min-w-0 whitespace-nowrap">
          <span className="planner-figure">
            <span>{distance?.figure}</span> <span className="planner-unit">{distance?.unit}</span>
          </span>
          <span className="planner-small type-label">{distance?.small}</span>
        </p>
        <p className="ms-auto min-w-0 whitespace-nowrap @max-[19rem]:hidden">
          <span className="planner-figure">{crossings?.figure}</span>
          <span className="planner-small type-label">
            {crossings?.figure === '1' ? 'crossing' : 'crossings'}
          </span>
        </p>
      </div>
    </div>
  );
}
