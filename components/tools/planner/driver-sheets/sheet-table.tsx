import type { ReactNode } from 'react';
import { encode } from 'uqr';
import type { Stop } from '@/lib/planner/day/day';
import { mapLink } from '@/lib/planner/export/map-link';
import { clockSpan, type Unit } from '@/lib/planner/time';
import { usePlanner } from '../state/planner';
import { centerWords } from '../words/centers';
import { boxes } from '../words/units';

/** A column, and what it says of a stop and of what becomes of it. */
export interface Column<T> {
  readonly title: string;
  /** Pixels; the column without a width takes what is left. */
  readonly width?: number;
  /** The letters of its cells. */
  readonly className?: string;
  readonly cell: (stop: Stop, of: T) => ReactNode;
}

interface SheetTableProps<T> {
  rows: readonly (readonly [Stop, T])[];
  columns: readonly Column<T>[];
  /** Stands above the titles of each page where the table takes more than one. */
  running?: string | undefined;
}

export const figures =
  'pe-(--space-8) font-mono text-[8.5pt]/[1.3] tracking-[-.04em] whitespace-nowrap';
export const sentence = 'pe-(--space-8) font-sans text-[9pt]/[1.3] wrap-anywhere';
const note = 'font-mono text-[8pt]/[1.5] font-medium';

/** Stops on paper, row by row, with a code on plain ground. Widths stand on columns, since the first row may be one cell. */
export function SheetTable<T>({ rows, columns: own, running }: SheetTableProps<T>) {
  const columns = usePlanner('day').day.ground.kind === 'plain' ? [...own, scanColumn] : own;
  return (
    <table className="w-full table-fixed border-collapse">
      <colgroup>
        {columns.map(({ title, width }) => (
          <col key={title} style={{ width }} />
        ))}
      </colgroup>
      {/* Browsers repeat on each page what does not break itself. */}
      <thead className="break-inside-avoid">
        {running && (
          <tr>
            <th
              colSpan={columns.length}
              className="text-start font-sans text-[9pt]/[1.5] font-semibold"
            >
              {running}
            </th>
          </tr>
        )}
        <tr>
          {columns.map(({ title }) => (
            <th
              key={title}
              scope="col"
              className={`border-b-2 pe-(--space-8) pb-(--space-6) text-start whitespace-nowrap ${note}`}
            >
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([stop, of]) => (
          <tr key={stop.id} className="break-inside-avoid">
            {columns.map(({ title, className = figures, cell }) => (
              <td
                key={title}
                className={`h-[58px] rule-b border-[#d6d5c6] py-(--space-4) align-middle font-medium in-[.driver-sheet-dense]:h-[44px] ${className}`}
              >
                {cell(stop, of)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export const blockLines = (lines: readonly string[]) =>
  lines.map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));

/** What a driver knows of a stop: its address, what it needs, its phone, its coordinates and its note. */
export const addressColumn: Column<unknown> = {
  title: 'Address',
  className: sentence,
  cell({ name, place, skill, phone, note: words }) {
    const link = mapLink(place);
    const center = centerWords(place);
    return (
      <>
        <span translate="no" className="block text-[10.5pt]/[1.25] font-semibold">
          {name}
        </span>
        {skill && <span className="block">{skill}</span>}
        {center && (
          <span className="block font-semibold">{`Mapped at the ${center}, not at the door`}</span>
        )}
        {(phone || link) && (
          <span className={`flex flex-wrap gap-x-(--space-12) ${note}`}>
            {phone && <span>{phone}</span>}
            {link && <a href={link.href}>{link.coordinates}</a>}
          </span>
        )}
        {words && <span className="block">{words}</span>}
      </>
    );
  },
};

/** For a sheet that is read on a phone: each is 24 px high, the line 14 px, and it covers no other link. */
const AppLinks = ({ place }: Pick<Stop, 'place'>) => (
  <span className="flex gap-x-(--space-6) font-sans text-[7.5pt]/[14px] font-semibold">
    {mapLink(place)?.apps.map(([app, href]) => (
      <a key={app} href={href} className="-my-[5px] inline-block min-w-[24px] py-[5px]">
        {app}
      </a>
    ))}
  </span>
);

/** When a stop may be served, what it gets, and links to its place, for which other columns have no room. */
export const windowColumn = (unit: Unit): Column<unknown> => ({
  title: 'Window, load',
  width: 116,
  cell: ({ place, window, load }) => (
    <>
      {blockLines([window ? clockSpan(window, unit) : 'any time', boxes(load)])}
      <AppLinks place={place} />
    </>
  ),
});

/** A code that opens the stop in the phone's map app. */
const scanColumn: Column<unknown> = {
  title: 'Map',
  width: 54,
  className: '',
  cell({ place }) {
    const link = mapLink(place);
    return link && <QrCode text={link.href} />;
  },
};

/** A text as a QR code, for a phone that scans paper. Decorative: the text stands beside it as a link. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 0 });
  const path = data.flatMap((row, y) =>
    Array.from(
      row
        .map((dark) => (dark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
      ({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`,
    ),
  );
  return (
    <svg className="size-[52px]" viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
      <path d={path.join('')} />
    </svg>
  );
}
