import { centerOf, type Stop } from '@/lib/planner/day/day';
import type { Visit } from '@/lib/planner/day/plan';
import { clock, type Unit } from '@/lib/planner/time';
import { duration } from '../words/units';

/*
 * Heights in CSS pixels, 96 to an inch, as the style sheets of this folder set them. Nothing tells a page how
 * much of a paper is left, so they are added up here for US Letter: with margins of half an inch it has
 * 7.5 by 10 inches. A4 is 66 px higher and 22 px narrower, which may break a few more lines.
 */
const pageHeight = 960;
const headHeight = 104;
const captionHeight = 28;
const titlesHeight = 24;
const odometerHeight = 62;
/** For fonts that run wider than estimated. */
const reserve = 24;

const mapHeights = { least: 160, most: 370, flowing: 340 };

const rowHeights = { scanned: 62, plain: 58, dense: 44 };
const nameLine = { height: 18, letters: 30 };
const smallLine = { height: 16, letters: 37 };
const timeLine = 15;
/** With the line below. */
const rowPadding = 9;

const linesOf = (text: string | undefined, letters: number): number =>
  Math.ceil((text?.length ?? 0) / letters);

/** When a van is at a stop, in short lines: 'Arrival 8:45 AM', 'Wait 11 min', 'Service 8:56 AM'. */
export function plannedLines({ arrival, wait, start, late }: Visit, unit: Unit): readonly string[] {
  return [
    `Arrival ${clock(arrival, unit)}`,
    ...(wait >= 0.5 ? [`Wait ${duration(wait)}`] : []),
    `Service ${clock(start, unit)}`,
    ...(late > 0 ? [`Late ${duration(Math.max(1, late))}`] : []),
  ];
}

/** About how high a stop's row is at most, in CSS pixels. */
function rowHeight(stop: Stop, visit: Visit, dense: boolean): number {
  const scanned = stop.place.kind === 'ground';
  const least = scanned ? rowHeights.scanned : dense ? rowHeights.dense : rowHeights.plain;
  const small =
    linesOf(stop.skill, smallLine.letters) +
    // Where it stands only at the center of something, that takes up to two lines.
    (centerOf(stop.place) ? 2 : 0) +
    (scanned || stop.phone ? linesOf(stop.phone, smallLine.letters / 2) || 1 : 0) +
    linesOf(stop.note, smallLine.letters);
  const text = linesOf(stop.name, nameLine.letters) * nameLine.height + small * smallLine.height;
  return Math.max(
    least,
    rowPadding + text,
    rowPadding + plannedLines(visit, 'miles').length * timeLine,
  );
}

/** The map takes what the rows leave of US Letter; where that is too little, the rows go on on further pages. */
export function layoutOf(rows: readonly (readonly [Stop, Visit])[]) {
  /** Whether rows without a code are lower, so that more of them fit. */
  const dense = rows.length > 9;
  const room = pageHeight - headHeight - captionHeight - titlesHeight - odometerHeight - reserve;
  const height = rows.reduce((sum, [stop, visit]) => sum + rowHeight(stop, visit, dense), 0);
  const left = room - height;
  const flows = left < mapHeights.least;
  return { mapHeight: flows ? mapHeights.flowing : Math.min(mapHeights.most, left), flows, dense };
}
