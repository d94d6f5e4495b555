import type { Day } from '@/lib/planner/day/day';
import type { LeftOver } from '@/lib/planner/day/plan';
import { counted } from '@/lib/words/count';
import { leftOverWhy } from '../words/left-over';
import { DriverSheetHead } from './sheet-head';
import { AddressCell, ScanCell, WindowCell } from './stop-cells';
import { scanTitle, TableHead } from './table-head';

interface LeftOverSheetProps {
  day: Day;
  leftOver: readonly LeftOver[];
  facts: readonly string[];
}

const titles = [
  ['No.', 'driver-sheet-col-number'],
  ['Address', ''],
  ['Window, load', 'driver-sheet-col-window'],
  ['Reason', 'driver-sheet-col-reason'],
] as const;

/** The stops that no van serves, each with its reason. */
export function LeftOverSheet({ day, leftOver, facts }: LeftOverSheetProps) {
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  const scanned = day.ground.kind === 'plain';
  return (
    <section className="driver-sheet-page">
      <DriverSheetHead
        title="Left over"
        lines={[day.title, `${counted(leftOver.length, 'stop')} on no van’s route`]}
        facts={facts}
      />
      <table className="driver-sheet-table">
        <TableHead titles={scanned ? [...titles, scanTitle] : titles} />
        <tbody>
          {leftOver.map(({ stop: id, reason }) => {
            const stop = stops.get(id);
            return (
              stop && (
                <tr key={id} className="driver-sheet-row">
                  <td className="driver-sheet-cell">{id}</td>
                  <AddressCell stop={stop} />
                  <WindowCell stop={stop} />
                  <td className="driver-sheet-cell driver-sheet-address">
                    {leftOverWhy(day, reason)}
                  </td>
                  {scanned && <ScanCell stop={stop} />}
                </tr>
              )
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
