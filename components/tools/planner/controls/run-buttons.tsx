import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { useLocked, usePlannerActions, usePlannerSelector } from '../state/planner';
import { controlsOf } from './controls-state';

const main =
  'button planner-main min-h-[56px] rounded-large px-(--space-28) text-(length:--planner-main-size,var(--text-body)) transition-[background-color,border-color,box-shadow,translate] max-md:min-w-0 max-md:flex-1 max-md:px-(--space-12) max-md:leading-[1.1] md:@max-[72.75rem]:px-(--space-16)';
const back =
  'button button-outline planner-back min-h-[56px] rounded-large px-(--space-24) text-(length:--text-body) max-md:px-(--space-16) md:@max-[72.75rem]:px-(--space-14)';

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
  const busy = useLocked();
  const undo = usePlannerSelector(({ canUndo }) => canUndo) && !busy && !alone;
  const redo = usePlannerSelector(({ canRedo }) => canRedo) && !busy && !alone;
  return (
    <div className="planner-buttons flex flex-wrap gap-(--space-12) row-(--planner-buttons-row,auto) max-md:gap-(--space-10) max-md:[flex-wrap:var(--planner-buttons-wrap,nowrap)] md:@max-[72.75rem]:gap-(--space-8)">
      <button
        type="button"
        disabled={off}
        className={cx(
          main,
          busy ? 'button-outline' : 'button-signal',
          !(busy || undo || redo) && 'md:min-w-[240px]',
        )}
        onClick={() => actions[action]()}
      >
        <Icon name={icon} className="size-5 [display:var(--planner-main-icon,block)]" />
        <span>{label}</span>
      </button>
      {undo && (
        <button type="button" className={back} onClick={actions.undo}>
          Undo
        </button>
      )}
      {redo && (
        <button type="button" className={back} onClick={actions.redo}>
          Redo
        </button>
      )}
    </div>
  );
}
