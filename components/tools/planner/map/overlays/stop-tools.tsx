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
/** The tools keep this far from the edge of the map. */
const edge = 8;

/** The places above and below a stop, on both of its sides, that lie in the box. */
function places([x, y]: Spot, gap: number, width: number, box: Size) {
  const at = (left: number, top: number): Box => ({
    left: Math.max(edge, Math.min(box.width - width - edge, left)),
    top: Math.max(edge, Math.min(box.height - height - edge, top)),
    width,
    height,
  });
  const [right, left] = [x + edge, x - width - edge];
  const [above, below] = [y - height - gap, y + gap];
  return [at(right, above), at(left, above), at(right, below), at(left, below)] as const;
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
  const { left, top } = freestBox(places(at, radius + ring, width, box), taken, radius + ring);
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
