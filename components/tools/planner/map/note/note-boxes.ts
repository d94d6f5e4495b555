import type { Spot } from '@/lib/planner/day/day';
import { freestBox, stopsUnder } from '@/lib/planner/map/overlays';
import type { Box, Size } from '@/lib/planner/map/view';

/** A letter of a note is about this wide, its icon and the room around both, and Undo. */
const letter = 8;
const around = 60;
const undoing = 80;
/** The heights of one line and of what is around it. */
const line = 24;
const frame = 20;
/** Notes keep this far from the edges of the map; their places are this far apart. */
const edge = 24;
const row = 12;
/** Above the hint, and above the buttons of a phone's map. */
const usual = 88;

/** The places of a note of some letters, in the middle of the map: the usual one, then those above, then those below. */
export function noteBoxes(box: Size, letters: number, undo: boolean): readonly [Box, ...Box[]] {
  const most = box.width - 2 * edge;
  const fixed = around + (undo ? undoing : 0);
  const lines = Math.max(1, Math.ceil((letters * letter) / Math.max(letter, most - fixed)));
  const width = Math.min(most, fixed + letters * letter);
  const height = frame + lines * line;
  const at = (bottom: number): Box => ({
    left: (box.width - width) / 2,
    top: box.height - bottom - height,
    width,
    height,
  });
  const rows = Math.max(0, Math.floor((box.height - usual - height - edge) / row));
  const above = Array.from({ length: rows }, (_, i) => at(usual + (i + 1) * row));
  const below = [64, 52, 40, edge].map(at);
  return [at(usual), ...above, ...below];
}

/** The place that covers the fewest stops, of those clear of the overlays, whose points are `taken`. */
export function noteBox(
  places: readonly [Box, ...Box[]],
  stops: readonly Spot[],
  taken: readonly Spot[],
  radius: number,
): Box {
  const [first, ...others] = places.filter((place) => stopsUnder(place, taken, radius) === 0);
  return freestBox(first ? [first, ...others] : places, [...stops, ...taken], radius);
}
