import { useContext, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { isTouch } from '@/lib/browser/touch';
import { dialogs, FilesContext } from '../../foot/files-context';
import { usePlanner } from '../../state/planner';
import { sampleDays } from '../../words/sample-days';
import './empty-card.css';

/** Over a map without stops: how to begin. The small planner of a card takes no stops from a file. */
export function EmptyCard() {
  const files = useContext(FilesContext);
  const [touch] = useState(isTouch);
  const { state, acts } = usePlanner();
  const { day, name, loading, canUndo, run } = state;
  if (loading || day.stops.length > 0 || run.kind === 'failed') return null;
  const sample = sampleDays.find((each) => each.name === name);
  const back = () => (sample ? acts.chooseDay(sample.name) : acts.undo());
  return (
    <div className="planner-map-empty">
      <h3 className="planner-map-empty-title">A depot and nothing to deliver</h3>
      <p>
        {`${touch ? 'Tap' : 'Click'} ${day.ground.kind === 'town' ? 'a street' : 'the ground'} to set the first stop, or bring a list.`}
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
