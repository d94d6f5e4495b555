import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { controlsLines } from '../controls/controls-state';
import { Curve } from '../controls/curve';
import { Readings, useReadings } from '../controls/readings';
import { RunButtons } from '../controls/run-buttons';
import { RunWords } from '../controls/run-words';
import { useLocked, usePlannerSelector } from '../state/planner';

/** As high as at rest, so that the readings stay where they are: the bar stands under the words. */
const busyPull =
  'grid-cols-[auto_minmax(0,1fr)] items-center gap-x-(--space-12) min-h-[56px] gap-y-(--space-4) [--planner-buttons-row:1/span_2] [--planner-progress-column:2]';

/** The run controls with all of their readings, as the drawer of a phone shows it. What went wrong stands first. */
export function AllReadings({ tune }: { tune: () => void }) {
  const busy = useLocked();
  const wrong = usePlannerSelector((state) => controlsLines(state).wrong);
  const first = busy || wrong;
  // Where room is short it scrolls: no row is lower than its words. Above and below them is room for the
  // ring of a focused button.
  return (
    <div className="scheme-dark -mt-(--space-8) grid min-h-0 flex-1 auto-rows-max content-start gap-(--space-8) overflow-y-auto px-(--space-20) pt-(--space-8) pb-(--space-12) text-ink [--planner-lines-height:1lh]">
      <div
        className={cx('grid', busy ? busyPull : 'grid-cols-[minmax(0,1fr)_auto] gap-(--space-10)')}
      >
        <RunButtons />
        {!busy && (
          <button
            type="button"
            aria-label="Stops, vans and rules"
            className="button button-outline min-h-[56px] w-[56px] rounded-large"
            onClick={tune}
          >
            <Icon name="sliders-horizontal" className="size-6" />
          </button>
        )}
        {busy && <RunWords />}
      </div>
      {first && !busy && <RunWords />}
      <Readings />
      <Curve />
      {!first && <RunWords />}
    </div>
  );
}

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
