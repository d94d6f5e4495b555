import { useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { usePlanner } from '../../state/planner';
import './map-note.css';

/** How long a message stays, in milliseconds; longer while pointer or focus are on it. */
const stay = 8000;

/** A short message over the map, such as 'Stop 12 deleted', with Undo. The planner's live region says it. */
export function MapNote() {
  const { state, acts } = usePlanner();
  const { note } = state;
  const [held, setHeld] = useState(false);
  const forget = acts.note;
  useEffect(() => {
    if (!note || held) return;
    const timer = setTimeout(forget, stay, undefined);
    return () => clearTimeout(timer);
  }, [note, held, forget]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  const atIt = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  const warns = note?.tone === 'warning';
  const undo = () => {
    // What held it goes with it.
    release();
    acts.undo();
    forget(undefined);
  };
  return (
    <div className="planner-map-note-place">
      {note && (
        <div className={cx('planner-map-note', warns && 'planner-map-note-warning')} {...atIt}>
          <Icon
            name={warns ? 'triangle-alert' : note.undo ? 'trash-2' : 'check'}
            className="size-4"
          />
          <span>{note.words}</span>
          {note.undo && (
            <button type="button" className="planner-map-undo" onClick={undo}>
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}
