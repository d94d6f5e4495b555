import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { isTouch } from '@/lib/browser/media';
import { dialogs, FilesContext } from '../../foot/files-context';
import { usePlannerActions, usePlannerSelector } from '../../state/planner';
import { sampleDays } from '../../words/sample-days';
import './empty-card.css';

/** Over a map without stops: how to begin. The small planner of a card takes no stops from a file. */
export function EmptyCard() {
  const files = useContext(FilesContext);
  const [touch] = useState(isTouch);
  const actions = usePlannerActions();
  const name = usePlannerSelector((state) => state.name);
  const canUndo = usePlannerSelector((state) => state.canUndo);
  const isTown = usePlannerSelector(({ day }) => day.ground.kind === 'town');
  const isEmpty = usePlannerSelector(
    ({ loading, day, run }) => !loading && day.stops.length === 0 && run.kind !== 'failed',
  );
  if (!isEmpty) return null;
  const sample = sampleDays.find((each) => each.name === name);
  const back = () => (sample ? actions.chooseDay(sample.name) : actions.undo());
  return (
    <div className="planner-map-empty">
      <h3 className="planner-map-empty-title">A depot and nothing to deliver</h3>
      <p>
        {`${touch ? 'Tap' : 'Click'} ${isTown ? 'a street' : 'the ground'} to set the first stop, or bring a list.`}
      </p>
      <p className="planner-map-empty-ways">
        {(sample || canUndo) && (
          <Button variant="ink" size="small" onClick={back}>
            {sample ? `Put the ${sample.stops} back` : 'Undo'}
          </Button>
        )}
        {files && (
          <Button variant="outline" size="small" onClick={() => files.open(dialogs.bring)}>
            Bring stops
          </Button>
        )}
      </p>
    </div>
  );
}
