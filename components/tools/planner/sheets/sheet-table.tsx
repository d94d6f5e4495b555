import type { CSSProperties } from 'react';
import { cx } from '@/components/ui/cx';
import type { Day } from '@/lib/planner/day/day';
import type { Route } from '@/lib/planner/day/plan';
import { clock, clockSpan } from '@/lib/planner/time';
import { count } from '@/lib/words/count';
import { waitOf } from '../words/list';
import './sheet-table.css';

interface SheetTableProps {
  day: Day;
  route: Route;
  color: string;
  dashed: boolean;
}

const heads = ['No.', 'Address', 'Window', 'Boxes', 'ETA', 'Arrived', 'Name and signature'];

/** The stops of a route in the order of their visit, each with a place to sign. */
export function SheetTable({ day, route, color, dashed }: SheetTableProps) {
  const stops = new Map(day.stops.map((stop) => [stop.id, stop]));
  return (
    <table className="planner-sheet-table">
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col" className="planner-sheet-title">
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
            <tr key={id} className="planner-sheet-row">
              <td
                className={cx(
                  'planner-sheet-cell planner-sheet-stop',
                  dashed && 'planner-sheet-dashed',
                )}
                style={{ '--hue': color } as CSSProperties}
              >
                <span className="planner-sheet-disc">{id}</span>
              </td>
              <td className="planner-sheet-cell planner-sheet-name">
                <span translate="no">{stop.name}</span>
                {stop.skill && <span className="planner-sheet-skill">{stop.skill}</span>}
              </td>
              <td className="planner-sheet-cell">
                {stop.window ? clockSpan(stop.window) : 'any time'}
              </td>
              <td className="planner-sheet-cell">{count(stop.load)}</td>
              <td className="planner-sheet-cell">
                <span>{`${clock(start)}${late > 0 ? ' late' : ''}`}</span>
                {wait > 0 && (
                  <span className="block">{`arrival ${clock(arrival)}, ${waitOf(visit)}`}</span>
                )}
              </td>
              <td className="planner-sheet-cell">
                <span className="planner-sheet-line" />
              </td>
              <td className="planner-sheet-cell">
                <span className="planner-sheet-line planner-sheet-line-long" />
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
