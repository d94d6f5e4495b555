import { useLater } from '../state/use-later';

/** In milliseconds; a shorter wait is not shown. */
const patience = 150;

const rows = [1, 2, 3, 4, 5];

export function Waiting() {
  const isLong = useLater(true, patience, null);
  if (!isLong) return null;
  return (
    <div role="status" className="flex flex-1 flex-col gap-4 px-6 py-7">
      <span className="sr-only">Loading the search</span>
      {rows.map((row) => (
        <span key={row} data-row className="h-10.5 rounded-control bg-sunk" />
      ))}
    </div>
  );
}
