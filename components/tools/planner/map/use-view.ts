import { useEffect, useState } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { freeFit, type Sights } from '@/lib/planner/map/overlays';
import {
  type Box,
  covered,
  movedBy,
  type Size,
  toPixels,
  type View,
  zoomed,
} from '@/lib/planner/map/view';

/** What a map shows when it fits. */
interface Shown extends Pick<Sights, 'stops' | 'lines' | 'ground'> {
  /** Another one stands for other sights, which are fitted anew. */
  readonly key: string;
}

interface Fit extends Shown {
  readonly view: View;
  readonly box: Size;
}

/** The pixels around the middle in which a stop counts as well in view: all but these at the edges. */
const edge = 48;

/**
 * The view of a map of a size, and what changes it. It fits until the visitor moves it, and again when
 * other sights come; an edit moves nothing.
 */
export function useView(sights: Shown, box: Size, overlays: readonly Box[], radius: number) {
  const fitTo = (what: Shown): Fit => ({
    ...what,
    box,
    view: freeFit({ ...what, box, overlays, radius }),
  });
  const [fit, setFit] = useState(() => fitTo(sights));
  const [own, setOwn] = useState<View>();
  if (fit.key !== sights.key) {
    setFit(fitTo(sights));
    setOwn(undefined);
  } else if (fit.box !== box) setFit(fitTo(fit));

  const farthest = fit.view.scale / 2;
  const change = (next: (view: View) => View) =>
    setOwn((was) => {
      const view = next(was ?? fit.view);
      const held = { width: box.width * 0.4, height: box.height * 0.4 };
      if (!sights.ground) return view;
      // The middle of the box stays on the ground.
      const inner = covered(
        { ...view, x: view.x - box.width * 0.3, y: view.y - box.height * 0.3 },
        sights.ground,
        held,
      );
      return { ...view, x: inner.x + box.width * 0.3, y: inner.y + box.height * 0.3 };
    });
  return {
    view: own ?? fit.view,
    /** Another one for each fit: a view that fits anew does not zoom there. */
    fitKey: fit,
    fit: () => {
      setFit(fitTo(sights));
      setOwn(undefined);
    },
    zoomAt: (factor: number, at: Spot = [box.width / 2, box.height / 2]) =>
      change((view) => zoomed(view, factor, at, farthest)),
    pan: (across: number, down: number) => change((view) => movedBy(view, across, down)),
    /** Slides the ground as far as a position needs to be well in view. */
    reveal: (spot: Spot) => {
      const [x, y] = toPixels(own ?? fit.view, spot);
      const slide = (at: number, length: number) =>
        Math.min(0, length - edge - at) + Math.max(0, edge - at);
      const [across, down] = [slide(x, box.width), slide(y, box.height)];
      if (across !== 0 || down !== 0) change((view) => movedBy(view, across, down));
    },
  };
}

export type MapView = ReturnType<typeof useView>;

/** A value rests when it stays for so long, in milliseconds. */
const rest = 140;

/**
 * The last value that rested. A change of `key` needs no rest: it is another thing, not another state
 * of the same one.
 */
export function useSettled(value: number, key: unknown): number {
  const [settled, setSettled] = useState({ value, key });
  if (settled.key !== key) setSettled({ value, key });
  useEffect(() => {
    const timer = setTimeout(() => setSettled({ value, key }), rest);
    return () => clearTimeout(timer);
  }, [value, key]);
  return settled.key === key ? settled.value : value;
}
