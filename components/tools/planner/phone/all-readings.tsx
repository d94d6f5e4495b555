import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { controlsLines } from '../controls/controls-state';
import { Curve } from '../controls/curve';
import { Readings } from '../controls/readings';
import { RunButtons } from '../controls/run-buttons';
import { RunWords } from '../controls/run-words';
import { isOpen, usePlannerSelector } from '../state/planner';

/** The run controls with all of their readings, as the drawer of a phone shows it. What went wrong stands first. */
export function AllReadings({ tune }: { tune: () => void }) {
  const busy = !usePlannerSelector(isOpen);
  const wrong = usePlannerSelector((state) => controlsLines(state).wrong);
  const first = busy || wrong;
  return (
    <div className="planner-drawer-readings scheme-dark text-ink">
      <div className={cx('planner-drawer-pull', busy && 'planner-pull-busy planner-drawer-busy')}>
        <RunButtons />
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
        {busy && <RunWords />}
      </div>
      {first && !busy && <RunWords />}
      <Readings />
      <Curve />
      {!first && <RunWords />}
    </div>
  );
}
