import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import type { Day } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { clock, clockSpan } from '@/lib/planner/time';
import { count } from '@/lib/words/count';
import { waitOf } from '../words/list';
import './sheet-table.css';

interface DriverSheetTableProps {
  day: Day;
  route: Route;
  color: string;
  dashed: boolean;
}

const heads = ['No.', 'Address', 'Window', 'Boxes', 'ETA', 'Arrived', 'Name and signature'];

/** The stops of a route in the order of their visit, each with a place to sign. */
export function DriverSheetTable({ day, route, color, dashed }: DriverSheetTableProps) {
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  return (
    <table className="driver-sheet-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="driver-sheet-title">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {route.visits.map((visit) => {
          const { stop: id, arrival, wait, start, late } = visit;
          const stop = stops.get(id);
          if (!stop) return null;
          return (
            <tr key={id} className="driver-sheet-row">
              <td
                className={cx(
                  'driver-sheet-cell driver-sheet-stop',
                  dashed && 'driver-sheet-dashed',
                )}
                style={{ '--hue': color } as CSSProperties}
              >
                <span className="driver-sheet-disc">{id}</span>
              </td>
              <td className="driver-sheet-cell driver-sheet-name">
                <span translate="no">{stop.name}</span>
                {stop.skill && <span className="driver-sheet-skill">{stop.skill}</span>}
              </td>
              <td className="driver-sheet-cell">
                {stop.window ? clockSpan(stop.window) : 'any time'}
              </td>
              <td className="driver-sheet-cell">{count(stop.load)}</td>
              <td className="driver-sheet-cell">
                <span>{`${clock(start)}${late > 0 ? ' late' : ''}`}</span>
                {wait > 0 && (
                  <span className="block">{`arrival ${clock(arrival)}, ${waitOf(visit)}`}</span>
                )}
              </td>
              <td className="driver-sheet-cell">
                <span className="driver-sheet-line" />
              </td>
              <td className="driver-sheet-cell">
                <span className="driver-sheet-line driver-sheet-line-long" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
