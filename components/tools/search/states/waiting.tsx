import { useLater } from '../state/use-later';
import './waiting.css';

/** When a wait is long enough to be shown, in milliseconds. */
const patience = 150;

const rows = [1, 2, 3, 4, 5];

/** Five rows without words, once the index has been awaited for a moment. */
export function Waiting() {
  const late = useLater(true, patience, null);
  if (!late) return null;
  return (
    <div role="status" className="search-waiting">
      <span className="sr-only">Loading the search</span>
      {rows.map((row) => (
        <span key={row} className="search-waiting-row rounded-control" />
      ))}
    </div>
  );
}
