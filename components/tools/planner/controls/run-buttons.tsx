import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { usePlanner } from '../state/planner';
import { controlsOf } from './controls-state';

interface RunButtonsProps {
  /** Whether steps back and ahead stand elsewhere. */
  alone?: boolean;
}

/** The button that starts, stops and goes on, and what takes a step back. One element: it keeps the focus. */
export function RunButtons({ alone = false }: RunButtonsProps) {
  const { state, acts } = usePlanner();
  const { label, icon, act, off } = controlsOf(state);
  const busy = state.run.kind === 'optimizing';
  const [undo, redo] = [state.canUndo, state.canRedo].map((can) => can && !busy && !alone);
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
        onClick={() => acts[act]()}
      >
        <Icon name={icon} className="planner-main-icon size-5" />
        <span>{label}</span>
      </button>
      {undo && (
        <button type="button" className="button button-outline planner-back" onClick={acts.undo}>
          Undo
        </button>
      )}
      {redo && (
        <button type="button" className="button button-outline planner-back" onClick={acts.redo}>
          Redo
        </button>
      )}
    </div>
  );
}
