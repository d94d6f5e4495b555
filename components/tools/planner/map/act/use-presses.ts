import type { Spot } from '@/lib/planner/day/day';
import { toGround, toPixels } from '@/lib/planner/map/view';
import { isOpen, usePlannerStore } from '../../state/planner';
import type { Scene } from '../use-scene';
import type { StopMove } from './use-move';

/** A finger takes the nearest stop within this many pixels. */
const fingertip = 22;

export interface Presses {
  readonly scene: Scene;
  readonly move: StopMove;
  readonly add: (at: Spot) => void;
  readonly focus: () => void;
}

/** What presses and drags on the map mean. Positions are pixels of its box. */
export function usePresses({ scene, move, add, focus }: Presses) {
  const { get, actions } = usePlannerStore();
  const { ground, view, stops, spots, radius } = scene;
  const nearest = (at: Spot, touch: boolean): number | undefined => {
    let least = touch ? fingertip : Math.max(10, radius + 2);
    let found: number | undefined;
    spots.forEach((spot, i) => {
      const [x, y] = toPixels(view.view, spot);
      const away = Math.hypot(x - at[0], y - at[1]);
      if (away <= least) [least, found] = [away, stops[i]?.id];
    });
    return found;
  };
  const choose = (stop: number) => {
    if (stop !== get().chosen) move.settle();
    actions.choose(stop);
    focus();
  };
  return {
    /** The stop under a press, if it can be taken along. */
    stopAt: (at: Spot, touch: boolean) => (isOpen(get()) ? nearest(at, touch) : undefined),
    tap(at: Spot, touch: boolean) {
      const stop = nearest(at, touch);
      if (stop === undefined) add(at);
      else choose(stop);
    },
    drag(stop: number, at: Spot) {
      if (stop !== get().chosen) choose(stop);
      const place = ground?.placeAt(toGround(view.view, at), Number.POSITIVE_INFINITY);
      if (place) move.moveTo(stop, place);
    },
    /** The end of a drag; `kept` is false where the gesture was broken off. */
    drop(kept: boolean) {
      if (kept) move.settle();
      else move.cancel();
    },
  };
}
