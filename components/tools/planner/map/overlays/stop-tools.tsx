import { Icon } from '@/components/ui/icon/icon';
import type { Spot } from '@/lib/planner/day/day';
import { freestBox } from '@/lib/planner/map/overlays';
import type { Box, Size } from '@/lib/planner/map/view';
import { useLocked, usePlannerActions } from '../../state/planner';
import type { DrawnStop } from '../draw/stop-layer';
import { phoneWidth } from './overlay-boxes';
import { pointsOf, textScale } from './overlay-places';

interface StopToolsProps {
  stop: DrawnStop;
  name: string;
  /** Where it lies, and all others, in pixels of the map's box. */
  at: Spot;
  others: readonly Spot[];
  overlays: readonly Box[];
  box: Size;
  radius: number;
}

const tool = 'grid size-[44px] flex-none place-content-center border-ink-3 border-s';
const height = 44;
/** What a chosen stop has around its disc. */
const ring = 10;
/** The tools keep this far from the edge of the map, and stand on rows this far apart. */
const edge = 8;
const row = 12;

/** Places for the tools anywhere in the box, those near their stop first, above and to the right. */
function places([x, y]: Spot, width: number, box: Size): readonly [Box, ...Box[]] {
  const rows = Math.max(1, Math.floor((box.height - height - 2 * edge) / row));
  const lefts = [x + edge, x - width - edge, x - width / 2].map((left) =>
    Math.max(edge, Math.min(box.width - width - edge, left)),
  );
  const all = Array.from({ length: rows }, (_, i) => edge + i * row).flatMap((top) =>
    lefts.map((left): Box => ({ left, top, width, height })),
  );
  // From the stop to the middle of the tools, where it is above rather than below.
  const away = (box: Box) => Math.abs(box.top + height / 2 - y + 2 * edge);
  const [first = { left: edge, top: edge, width, height }, ...rest] = all.sort(
    (a, b) => away(a) - away(b),
  );
  return [first, ...rest];
}

/**
 * Beside the chosen stop: what it is, and the way to its row and out of the day. They are for pointers:
 * on the map Enter and Delete do the same, and so does the list.
 */
export function StopTools({ stop, name, at, others, overlays, box, radius }: StopToolsProps) {
  const actions = usePlannerActions();
  const locked = useLocked();
  // A phone's map has no room for the name beside its stops; the disc keeps its number.
  const named = box.width >= phoneWidth;
  const width = named ? 100 + (56 + Math.min(name.length, 20) * 8) * textScale(box) : 136;
  const taken = [...others, ...overlays.flatMap(pointsOf)];
  const { left, top } = freestBox(places(at, width, box), taken, radius + ring);
  return (
    <div
      className="planner-map-overlay z-1 flex items-center rounded-control bg-ink font-mono text-(length:--text-micro) text-paper shadow-3 forced-colors:rule"
      style={{ left, top, maxWidth: width }}
    >
      <span
        aria-hidden="true"
        className="mx-(--space-6) flex-none rounded-chip bg-ink-3 px-(--space-6) py-(--space-4) font-medium text-field"
        style={{ background: stop.color && `var(--color-${stop.color})` }}
      >
        {stop.id}
      </span>
      {named && (
        <span aria-hidden="true" className="truncate ps-(--space-2) pe-(--space-12)">
          {name}
        </span>
      )}
      <button
        type="button"
        tabIndex={-1}
        className={tool}
        aria-label={`Open stop ${stop.id} in the list`}
        onClick={() => actions.openRow(stop.id)}
      >
        <Icon name="pencil" className="size-4" />
      </button>
      <button
        type="button"
        tabIndex={-1}
        className={tool}
        aria-label={`Delete stop ${stop.id}`}
        disabled={locked}
        onClick={() => actions.deleteStop(stop.id)}
      >
        <Icon name="trash-2" className="size-4" />
      </button>
    </div>
  );
}
