import { useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { forgetDay, saveDay } from '@/lib/planner/share/saved';
import { clock, type Unit } from '@/lib/planner/time';
import { counted } from '@/lib/words/count';
import { dialogBody, dialogs, usePlannerFiles } from '../foot/files-context';
import { FilesDialog } from '../foot/files-dialog';
import { sharedDay, usePlanner, usePlannerStore } from '../state/planner';

const when = (date: Date, unit: Unit): string =>
  [
    date.toLocaleDateString('en-US', { dateStyle: 'medium' }),
    clock(60 * date.getHours() + date.getMinutes(), unit),
  ].join(', ');

function SavedPanel({ close }: { close: () => void }) {
  const { saved, refreshSaved } = usePlannerFiles();
  const { get, actions } = usePlannerStore();
  const { day, unit } = usePlanner('day', 'unit');
  const [message, setMessage] = useState('');
  const stops = counted(day.stops.length, 'stop');
  const save = () => {
    const kept = saveDay(sharedDay(get()), new Date());
    setMessage(
      kept ? `Saved: ${stops}.` : 'This browser keeps nothing. Export CSV or copy a link instead.',
    );
    refreshSaved();
  };
  const forget = () => {
    setMessage(
      forgetDay() ? 'Forgotten. Nothing is kept here anymore.' : 'It could not be removed.',
    );
    refreshSaved();
  };
  const open = () => {
    actions.open('saved');
    close();
  };
  return (
    <div className={dialogBody}>
      <p className="text-ink-2">
        {`Keeps the day at hand, ${stops}, in this browser until you forget it here. It is sent nowhere; whoever uses this browser can open it.`}
      </p>
      {saved && (
        <p>
          {'A day was saved on '}
          <b className="font-semibold">{when(saved, unit)}</b>. Saving again takes its place.
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="ink" onClick={save}>
          Save on this device
        </Button>
        {saved && (
          <>
            <Button variant="outline" onClick={open}>
              Open the saved day
            </Button>
            <Button variant="outline" onClick={forget}>
              Forget
            </Button>
          </>
        )}
      </div>
      {/* It stands empty as well, since a region that comes and goes is not read out. */}
      <p role="status" className="min-h-[1.5em] text-[.9375rem]">
        {message}
      </p>
    </div>
  );
}

/** Keeps the day on this device when the visitor says so, offers it again, and forgets it. */
export const SavedDialog = () => (
  <FilesDialog id={dialogs.saved} title="Save on this device" className="w-160">
    {(close, times) => <SavedPanel key={times} close={close} />}
  </FilesDialog>
);
