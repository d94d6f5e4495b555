import { cx } from '@/components/ui/cx';
import { RunningThread } from '@/components/ui/thread/running-thread';
import { usePlanner } from '../state/planner';
import './lever.css';
import { Curve } from './curve';
import { LeverButtons } from './lever-buttons';
import { LeverWords } from './lever-words';
import { Readings } from './readings';

/** The night band under list and map: the lever, six readings and the curve of the search. */
export function Lever() {
  const { state } = usePlanner();
  return (
    <section aria-label="Run and readings" className="planner-lever">
      <div className="planner-lever-row scheme-dark text-ink">
        <RunningThread side="left" />
        <div className={cx('planner-pull', state.run.kind === 'weaving' && 'planner-pull-busy')}>
          <LeverButtons />
          <LeverWords />
        </div>
        <Readings />
        <Curve />
      </div>
    </section>
  );
}
