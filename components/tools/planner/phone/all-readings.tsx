import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Curve } from '../lever/curve';
import { LeverButtons } from '../lever/lever-buttons';
import { leverLines } from '../lever/lever-state';
import { LeverWords } from '../lever/lever-words';
import { Readings } from '../lever/readings';
import { usePlanner } from '../state/planner';

/** The lever with all of its readings, as the sheet of a phone shows it. What went wrong stands first. */
export function AllReadings({ tune }: { tune: () => void }) {
  const { state } = usePlanner();
  const busy = state.run.kind === 'optimizing';
  const first = busy || leverLines(state).wrong;
  return (
    <div className="planner-sheet-readings scheme-dark text-ink">
      <div className={cx('planner-sheet-pull', busy && 'planner-pull-busy planner-sheet-busy')}>
        <LeverButtons />
        {!busy && (
          <button
            type="button"
            aria-label="Stops, vans and rules"
            className="button button-outline planner-tune"
            onClick={tune}
          >
            <Icon name="sliders-horizontal" className="size-6" />
          </button>
        )}
        {busy && <LeverWords />}
      </div>
      {first && !busy && <LeverWords />}
      <Readings />
      <Curve />
      {!first && <LeverWords />}
    </div>
  );
}
