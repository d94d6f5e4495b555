import { type KeyboardEvent, useId, useRef } from 'react';
import { cx } from '@/components/ui/cx';
import type { Spot } from '@/lib/planner/day/day';
import { type Size, toGround } from '@/lib/planner/map/view';
import { counted } from '@/lib/words/count';
import { editPart } from '../edit/edit-part';
import { isOpen, usePlanner, usePlannerStore } from '../state/planner';
import { useMove } from './act/use-move';
import { DepotMark } from './draw/depot-mark';
import { GroundLayer } from './draw/ground-layer';
import { MapDrawing, MapLayer } from './draw/map-layer';
import { RouteLayers } from './draw/route-layers';
import { StopLayer } from './draw/stop-layer';
import type { Scene } from './use-scene';
import { useSettled } from './use-view';

interface MapWorldProps {
  scene: Scene;
  box: Size;
  whole: boolean;
  skip: () => void;
  /** Pixels between the lines of plain ground. */
  grid: number;
}

interface MovedFromProps {
  /** Pixels. */
  from: Spot;
  to: Spot;
  radius: number;
}

/** Where a stop under way came from. */
const MovedFrom = ({ from, to, radius }: MovedFromProps) => (
  <g fill="none" stroke="var(--color-ink)" strokeWidth="1.5" strokeDasharray="3 3">
    <path d={`M${from.join(' ')}L${to.join(' ')}`} />
    <circle cx={from[0]} cy={from[1]} r={radius} />
  </g>
);

/** The ground with its routes and stops: one tab stop, in which keys, mouse and fingers act on stops. */
export function MapWorld({ scene, box, whole, skip, grid }: MapWorldProps) {
  const { get, actions } = usePlannerStore();
  const { town, chosen } = usePlanner('town', 'chosen');
  const { part } = editPart.usePart();
  const world = useRef<HTMLDivElement>(null);
  const name = useId();
  const { ground, view, stops, spots, depot, radius } = scene;
  const { x, y } = view.view;
  // While the view zooms, what is drawn is stretched; it is drawn anew as soon as the view rests.
  const scale = useSettled(view.view.scale, view.fitKey);
  const move = useMove();
  const middle: Spot = [box.width / 2, box.height / 2];
  const add = (at: Spot) => {
    const place = isOpen(get()) && ground?.placeAt(toGround(view.view, at));
    if (place) actions.addStop(place);
  };
  // A press chooses a stop for the keys as well; the ring around the map is for those who came by key.
  const mark = (how: 'pressed' | 'keyed') => world.current?.setAttribute('data-came', how);
  const focus = () => {
    mark('pressed');
    world.current?.focus({ preventScroll: true });
  };
  const isThere = chosen !== undefined && stops.some(({ id }) => id === chosen);
  const size = town ? Math.max(16, town.yard.width * scale) : box.width < 640 ? 20 : 38;
  const at = (spot: Spot): Spot => [spot[0] * scale, spot[1] * scale];
  const flat = {
    backgroundSize: `${grid}px ${grid}px`,
    backgroundPosition: `${x}px ${y}px`,
  };
  /** One tab stop: the focus stays on the group, and tells which stop it means. */
  const group = {
    role: 'group',
    tabIndex: 0,
    'aria-label': `Map with ${counted(stops.length, 'stop')}`,
    'aria-describedby': `${name}-keys`,
    'aria-activedescendant': isThere ? `${name}-${chosen}` : undefined,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      mark('keyed');
      part?.mapKeys({ get, actions, ground, view, move, add: () => add(middle) })(event);
    },
    // Its keys come at once to whoever is there before the browser found time for them.
    onFocus() {
      if (!part) editPart.bring();
    },
    onBlur() {
      mark('keyed');
      move.settle();
    },
  };
  return (
    <div
      ref={world}
      {...group}
      className={cx(
        'planner-map-world absolute inset-0 cursor-crosshair overflow-clip select-none',
        whole ? 'touch-none' : '[touch-action:pan-x_pan-y]',
        !town && 'planner-map-flat',
      )}
      style={town ? undefined : flat}
    >
      {part && <part.Gestures {...{ over: world, whole, scene, move, add, focus }} />}
      <button
        type="button"
        className="absolute start-1/2 top-(--space-16) z-2 rounded-control bg-ink px-(--space-20) py-(--space-12) font-semibold text-paper [translate:calc(-50%*var(--forward))_0] not-focus-visible:pointer-events-none not-focus-visible:[clip-path:inset(50%)]"
        onClick={skip}
      >
        Skip the map
      </button>
      <p id={`${name}-keys`} hidden>
        N and P go along a van, 1 to 8 pick a van. Arrow keys move the stop, Enter opens it in the
        list, Delete deletes it, A adds one in the middle.
      </p>
      <MapLayer view={view.view} scale={scale}>
        {town && <GroundLayer town={town} scale={scale} />}
      </MapLayer>
      <MapDrawing view={view.view} scale={scale}>
        <RouteLayers scene={scene} scale={scale} />
        <DepotMark at={at(depot)} size={size} />
        {move.move && ground && (
          <MovedFrom
            from={at(ground.spotOf(move.move.from))}
            to={at(spots[stops.findIndex(({ id }) => id === chosen)] ?? depot)}
            radius={radius}
          />
        )}
        <StopLayer {...{ stops, spots, scale, radius, chosen, name }} />
        {part && <part.VanIds {...{ stops, spots, scale, radius }} />}
      </MapDrawing>
      {!isThere && (
        <svg className="planner-map-cross" aria-hidden="true" viewBox="-14 -14 28 28">
          <path d="M-12 0h24M0-12v24" />
        </svg>
      )}
    </div>
  );
}
