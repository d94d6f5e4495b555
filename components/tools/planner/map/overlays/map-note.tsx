import { type CSSProperties, useEffect, useState } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Spot } from '@/lib/planner/day/day';
import { freestBox, stopsUnder } from '@/lib/planner/map/overlays';
import type { Box, Size } from '@/lib/planner/map/view';
import { usePlannerActions, usePlannerSelector } from '../../state/planner';
import { hintBoxes, keysHint, pointsOf, textScale } from './overlay-places';

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

/** How long a message stays, in milliseconds; longer while pointer or focus are on it. */
const stay = 8000;

interface MapNoteProps {
  box: Size;
  /** Stops as shown, in pixels, and how near to their middles nothing may come. */
  stops: readonly Spot[];
  radius: number;
  overlays: readonly Box[];
}

/**
 * A short message over the map, such as 'Stop 12 deleted', with Undo: where it covers no stop, or the
 * fewest. The planner's live region says it.
 */
export function MapNote({ box, stops, radius, overlays }: MapNoteProps) {
  const actions = usePlannerActions();
  // On an empty map the card in its middle offers Undo already.
  const note = usePlannerSelector((state) =>
    state.note?.undo && state.day.stops.length === 0 ? undefined : state.note,
  );
  const [held, setHeld] = useState(false);
  const forget = actions.note;
  useEffect(() => {
    if (!note || held) return;
    const timer = setTimeout(forget, stay, undefined);
    return () => clearTimeout(timer);
  }, [note, held, forget]);
  const [hold, release] = [() => setHeld(true), () => setHeld(false)];
  const atIt = { onPointerEnter: hold, onPointerLeave: release, onFocus: hold, onBlur: release };
  const warns = note?.tone === 'warning';
  const undo = () => {
    // What held it goes with it.
    release();
    actions.undo();
    forget(undefined);
  };
  const places = note && noteBoxes(box, note.words.length * textScale(box), note.undo);
  // Whatever the hint says, a message leaves its place alone: it must not move with the choice.
  const [hint] = hintBoxes(box, keysHint(12), false, textScale(box));
  const taken = [...overlays, hint].flatMap(pointsOf);
  const free = places && noteBox(places, stops, taken, radius);
  const bottom = free && `${box.height - free.top - free.height}px`;
  return (
    <div
      // Where no stop lies, unless the drawer of a phone leaves one place alone.
      className="pointer-events-none absolute inset-x-(--space-24) bottom-(--planner-note-bottom,var(--planner-note-free,88px)) z-2 grid justify-items-center"
      style={{ '--planner-note-free': bottom } as CSSProperties}
    >
      {note && (
        <div
          className={cx(
            'planner-map-note pointer-events-auto flex items-center gap-(--space-12) rounded-control px-(--space-16) py-(--space-8) text-(length:--text-small) font-semibold text-balance shadow-3 forced-colors:rule',
            warns ? 'bg-warning-ground text-warning' : 'bg-ink text-paper',
          )}
          {...atIt}
        >
          <Icon
            name={warns ? 'triangle-alert' : note.undo ? 'trash-2' : 'check'}
            className="size-4"
          />
          <span>{note.words}</span>
          {note.undo && (
            <button
              type="button"
              className="ms-(--space-24) min-h-[32px] cursor-pointer underline decoration-[1.5px] underline-offset-4"
              onClick={undo}
            >
              Undo
            </button>
          )}
        </div>
      )}
    </div>
  );
}
