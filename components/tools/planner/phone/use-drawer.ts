import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react';

/** Run controls, distance and crossings; all readings; stops, vans and rules. */
export type DrawerHeight = 'low' | 'middle' | 'high';

const heights: readonly DrawerHeight[] = ['low', 'middle', 'high'];

/** Room above the highest drawer, in pixels. */
const above = 176;

const pixels = (): Readonly<Record<DrawerHeight, number>> => ({
  low: 112,
  middle: 372,
  high: Math.max(240, window.innerHeight - above),
});

/** Pixels a millisecond from which a finger that lets go throws the drawer on. */
const throwing = 0.5;

/** The height that a drawer comes to rest at: the nearest, or the next where it was thrown. */
export function restingHeight(at: number, speed: number): DrawerHeight {
  const all = pixels();
  if (speed > throwing) return heights.find((height) => all[height] > at) ?? 'high';
  if (speed < -throwing) return heights.findLast((height) => all[height] < at) ?? 'low';
  const away = (height: DrawerHeight) => Math.abs(all[height] - at);
  return heights.reduce((best, height) => (away(height) < away(best) ? height : best));
}

interface Drag {
  readonly from: number;
  readonly height: number;
  moved: boolean;
  at: number;
  time: number;
  speed: number;
}

/** The handle of the drawer follows the finger; a press, or an arrow key, goes to the next height. */
export function useDrawer() {
  const drawer = useRef<HTMLDivElement>(null);
  const drag = useRef<Drag>(undefined);
  /** Whether the last press became a drag. */
  const dragged = useRef(false);
  const [height, setHeight] = useState<DrawerHeight>('middle');

  const end = () => {
    const { current } = drag;
    drag.current = undefined;
    dragged.current = current?.moved === true;
    if (!current?.moved || !drawer.current) return;
    setHeight(restingHeight(drawer.current.offsetHeight, current.speed));
    drawer.current.style.height = '';
    drawer.current.style.transition = '';
  };
  const handle = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!drawer.current) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      dragged.current = false;
      const { clientY, timeStamp } = event;
      const from = { from: clientY, height: drawer.current.offsetHeight };
      drag.current = { ...from, moved: false, at: clientY, time: timeStamp, speed: 0 };
    },
    onPointerMove({ clientY, timeStamp }: PointerEvent<HTMLElement>) {
      const { current } = drag;
      if (!current || !drawer.current) return;
      if (Math.abs(clientY - current.from) > 4) current.moved = true;
      if (!current.moved) return;
      current.speed = (current.at - clientY) / Math.max(1, timeStamp - current.time);
      current.at = clientY;
      current.time = timeStamp;
      const { low, high } = pixels();
      const next = Math.min(high, Math.max(low, current.height + current.from - clientY));
      drawer.current.style.transition = 'none';
      drawer.current.style.height = `${next}px`;
    },
    onPointerUp: end,
    onPointerCancel: end,
    onClick({ detail }: MouseEvent) {
      // A drag is no press; a key has no pointer, and a detail of 0.
      if (detail === 0 || !dragged.current) setHeight(height === 'middle' ? 'high' : 'middle');
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const step = { ArrowUp: 1, ArrowDown: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      setHeight(heights[heights.indexOf(height) + step] ?? height);
    },
  };
  return { drawer, height, setHeight, handle };
}
