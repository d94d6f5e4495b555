import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { isTouch } from '@/lib/browser/media';
import { dialogs, usePlannerFiles } from '../../foot/files-context';
import { usePlanner, usePlannerActions, usePlannerSelector } from '../../state/planner';
import { sampleDays } from '../../words/sample-days';

/** Over a map without stops: how to begin. */
export function EmptyCard() {
  const { open } = usePlannerFiles();
  const [touch] = useState(isTouch);
  const actions = usePlannerActions();
  const { name, canUndo, day } = usePlanner('name', 'canUndo', 'day');
  const isEmpty = usePlannerSelector(
    ({ loading, day, run }) => !loading && day.stops.length === 0 && run.kind !== 'failed',
  );
  if (!isEmpty) return null;
  const sample = sampleDays.find((each) => each.name === name);
  const back = () => (sample ? actions.chooseDay(sample.name) : actions.undo());
  return (
    <div className="planner-map-overlay start-(--space-24) bottom-[64px] small-map:bottom-[92px] z-1 w-[min(330px,100%-2*var(--space-24))] rounded-pop rule border-line bg-surface p-(--space-20) text-(length:--text-small) leading-[1.5] text-ink-2 shadow-2">
      <h3 className="text-(length:--text-body) font-semibold text-ink">
        A depot and nothing to deliver
      </h3>
      <p>
        {`${touch ? 'Tap' : 'Click'} ${day.ground.kind === 'town' ? 'a street' : 'the ground'} to set the first stop, or bring a list.`}
      </p>
      <p className="mt-(--space-12) flex flex-wrap gap-(--space-8)">
        {(sample || canUndo) && (
          <Button variant="ink" size="small" onClick={back}>
            {sample ? `Put the ${sample.stops} back` : 'Undo'}
          </Button>
        )}
        <Button variant="outline" size="small" onClick={() => open(dialogs.bring)}>
          Bring stops
        </Button>
      </p>
    </div>
  );
}
