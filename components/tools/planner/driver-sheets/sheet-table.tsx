import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import type { Stop } from '@/lib/planner/day/day';
import type { Visit } from '@/lib/planner/day/plan';
import { plannedLines } from './sheet-layout';
import { AddressCell, ScanCell, WindowCell } from './stop-cells';
import { scanTitle, TableHead } from './table-head';

interface DriverSheetTableProps {
  rows: readonly (readonly [Stop, Visit])[];
  color: string;
  dashed: boolean;
  /** Whether stops have coordinates, and so a code to scan. */
  scanned: boolean;
  /** Stands above the titles of each page where the table takes more than one. */
  running: string | undefined;
}

const titles = [
  ['No.', 'driver-sheet-col-number'],
  ['Address', ''],
  ['Window, load', 'driver-sheet-col-window'],
  ['Planned', 'driver-sheet-col-planned'],
  ['Arrived', 'driver-sheet-col-arrived'],
  ['Name, signature', 'driver-sheet-col-signature'],
] as const;

/** The stops of a route in the order of their visit, each with a place to sign. */
export function DriverSheetTable({ rows, color, dashed, scanned, running }: DriverSheetTableProps) {
  return (
    <table className="driver-sheet-table">
      <TableHead titles={scanned ? [...titles, scanTitle] : titles} running={running} />
      <tbody>
        {rows.map(([stop, visit]) => (
          <tr key={stop.id} className="driver-sheet-row">
            <td
              className={cx('driver-sheet-cell driver-sheet-stop', dashed && 'driver-sheet-dashed')}
              style={{ '--hue': color } as CSSProperties}
            >
              <span className="driver-sheet-disc">{stop.id}</span>
            </td>
            <AddressCell stop={stop} />
            <WindowCell stop={stop} />
            <td className="driver-sheet-cell">
              {plannedLines(visit).map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </td>
            <td className="driver-sheet-cell">
              <span className="driver-sheet-line" />
            </td>
            <td className="driver-sheet-cell">
              <span className="driver-sheet-line" />
            </td>
            {scanned && <ScanCell stop={stop} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
