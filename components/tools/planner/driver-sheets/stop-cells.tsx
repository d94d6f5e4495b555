import type { Stop } from '@/lib/planner/day/day';
import { mapLink } from '@/lib/planner/export/map-link';
import { clockSpan } from '@/lib/planner/time';
import { boxes } from '../words/units';
import { QrCode } from './qr-code';

/** What a driver knows of a stop: its address, what it needs, its phone, its coordinates and its note. */
export function AddressCell({ stop }: { stop: Stop }) {
  const link = mapLink(stop.place);
  return (
    <td className="driver-sheet-cell driver-sheet-address">
      <span translate="no" className="driver-sheet-name">
        {stop.name}
      </span>
      {stop.skill && <span className="driver-sheet-small">{stop.skill}</span>}
      {(stop.phone || link) && (
        <span className="driver-sheet-contact">
          {stop.phone && <span>{stop.phone}</span>}
          {link && <a href={link.href}>{link.coordinates}</a>}
        </span>
      )}
      {stop.note && <span className="driver-sheet-small">{stop.note}</span>}
    </td>
  );
}

/** When a stop may be served, and what it gets. */
export const WindowCell = ({ stop }: { stop: Stop }) => (
  <td className="driver-sheet-cell">
    <span className="block">{stop.window ? clockSpan(stop.window) : 'any time'}</span>
    <span className="block">{boxes(stop.load)}</span>
  </td>
);

/** A code that opens the stop in the phone's map app. */
export function ScanCell({ stop }: { stop: Stop }) {
  const link = mapLink(stop.place);
  return (
    <td className="driver-sheet-cell driver-sheet-scan">{link && <QrCode text={link.href} />}</td>
  );
}
