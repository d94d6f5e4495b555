import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { isOpen, usePlannerActions, usePlannerSelector } from '../state/planner';
import { controlsOf } from './controls-state';

interface RunButtonsProps {
  /** Whether steps back and ahead stand elsewhere. */
  alone?: boolean;
}

/** The button that starts, stops and goes on, and what takes a step back. One element: it keeps the focus. */
export function RunButtons({ alone = false }: RunButtonsProps) {
  const actions = usePlannerActions();
  const label = usePlannerSelector((state) => controlsOf(state).label);
  const icon = usePlannerSelector((state) => controlsOf(state).icon);
  const action = usePlannerSelector((state) => controlsOf(state).action);
  const off = usePlannerSelector((state) => controlsOf(state).off);
  const busy = !usePlannerSelector(isOpen);
  const undo = usePlannerSelector(({ canUndo }) => canUndo) && !busy && !alone;
  const redo = usePlannerSelector(({ canRedo }) => canRedo) && !busy && !alone;
  return (
    <div className="planner-buttons">
      <button
        type="button"
        disabled={off}
        className={cx(
          'button planner-main',
          busy ? 'button-outline' : 'button-signal',
          !(busy || undo || redo) && 'planner-main-alone',
        )}
        onClick={() => actions[action]()}
      >
        <Icon name={icon} className="planner-main-icon size-5" />
        <span>{label}</span>
      </button>
      {undo && (
        <button type="button" className="button button-outline planner-back" onClick={actions.undo}>
          Undo
        </button>
      )}
      {redo && (
        <button type="button" className="button button-outline planner-back" onClick={actions.redo}>
          Redo
        </button>
      )}
    </div>
  );
}
