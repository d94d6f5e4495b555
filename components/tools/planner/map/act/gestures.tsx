import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { Spot } from '@/lib/planner/day/day';
import { toGround, toPixels } from '@/lib/planner/map/view';
import { isOpen, usePlannerStore } from '../../state/planner';
import type { Scene } from '../use-scene';
import type { StopMove } from './use-move';

interface GesturesProps {
  readonly scene: Scene;
  readonly move: StopMove;
  readonly add: (at: Spot) => void;
  readonly focus: () => void;
  /** The element over which they are read. */
  readonly over: RefObject<HTMLElement | null>;
  /** Whether one finger pans; else the page scrolls under it, and two pan. */
  readonly whole: boolean;
}

type Gesture =
  | { readonly kind: 'press'; readonly from: Spot; readonly stop: number | undefined }
  | { readonly kind: 'stop'; readonly stop: number }
  | { readonly kind: 'pan' | 'pinch' | 'none' };

/** A press that strays this many pixels is a drag. */
const stray = 5;

/** A finger takes the nearest stop within this many pixels. */
const fingertip = 22;

const between = (a: Spot, b: Spot): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
const middle = (a: Spot, b: Spot): Spot => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

/** Reads presses, drags, pinches and the wheel over the map. Positions are pixels of its box. */
export function Gestures({ over, whole, scene, move, add, focus }: GesturesProps) {
  const { get, actions } = usePlannerStore();
  const { ground, stops, spots, radius } = scene;
  const { view, pan, zoomAt } = scene.view;
  const pointers = useRef(new Map<number, Spot>());
  const gesture = useRef<Gesture>({ kind: 'none' });

  const nearest = (at: Spot, touch: boolean): number | undefined => {
    let least = touch ? fingertip : Math.max(10, radius + 2);
    let found: number | undefined;
    spots.forEach((spot, i) => {
      const away = between(toPixels(view, spot), at);
      if (away <= least) [least, found] = [away, stops[i]?.id];
    });
    return found;
  };
  const choose = (stop: number) => {
    if (stop !== get().chosen) move.settle();
    actions.choose(stop);
    focus();
  };
  const tap = (at: Spot, touch: boolean) => {
    const stop = nearest(at, touch);
    if (stop === undefined) add(at);
    else choose(stop);
  };
  const drag = (stop: number, at: Spot) => {
    if (stop !== get().chosen) choose(stop);
    const place = ground?.placeAt(toGround(view, at), Number.POSITIVE_INFINITY);
    if (place) move.moveTo(stop, place);
  };
  const placeOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Spot => {
    const box = over.current?.getBoundingClientRect();
    return [clientX - (box?.left ?? 0), clientY - (box?.top ?? 0)];
  };
  const wheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a track pad comes as a wheel with Ctrl; without it the page scrolls.
    if (!whole && !event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === 0 ? event.deltaY : event.deltaY * 16;
    zoomAt(Math.exp(-Math.max(-60, Math.min(60, lines)) * 0.008), placeOf(event));
  });
  // What begins as a scroll of the page cannot be taken back; so a touch that is ours is held at once.
  const hold = useEffectEvent((event: TouchEvent) => {
    const { current } = gesture;
    const isOurs =
      current.kind === 'stop' || (current.kind === 'press' && current.stop !== undefined);
    if ((isOurs || event.touches.length > 1) && event.cancelable) event.preventDefault();
  });
  /** `kept` is false where the gesture was broken off. */
  const end = (kept: boolean) => {
    const isStop = gesture.current.kind === 'stop';
    if (isStop && kept) move.settle();
    if (isStop && !kept) move.cancel();
    gesture.current = { kind: 'none' };
  };
  const pinch = (id: number, to: Spot) => {
    const other = [...pointers.current].find(([key]) => key !== id)?.[1];
    const from = pointers.current.get(id);
    if (!other || !from) return;
    const [was, is] = [middle(from, other), middle(to, other)];
    pan(is[0] - was[0], is[1] - was[1]);
    zoomAt(between(to, other) / Math.max(1, between(from, other)), is);
  };

  const down = useEffectEvent((event: PointerEvent) => {
    if (event.button !== 0 || (event.target as Element).closest('button')) return;
    const at = placeOf(event);
    const touch = event.pointerType === 'touch';
    pointers.current.set(event.pointerId, at);
    if (pointers.current.size > 1) {
      end(false);
      gesture.current = { kind: 'pinch' };
    } else {
      const stop = isOpen(get()) ? nearest(at, touch) : undefined;
      gesture.current = { kind: 'press', from: at, stop };
    }
    if (!touch) over.current?.setPointerCapture?.(event.pointerId);
  });
  const moved = useEffectEvent((event: PointerEvent) => {
    const was = pointers.current.get(event.pointerId);
    if (!was) return;
    const at = placeOf(event);
    const now = gesture.current;
    if (now.kind === 'press' && between(now.from, at) > stray) {
      const pans = whole || event.pointerType !== 'touch';
      if (now.stop !== undefined) gesture.current = { kind: 'stop', stop: now.stop };
      else gesture.current = { kind: pans ? 'pan' : 'none' };
    }
    if (gesture.current.kind === 'stop') drag(gesture.current.stop, at);
    if (gesture.current.kind === 'pan') pan(at[0] - was[0], at[1] - was[1]);
    if (gesture.current.kind === 'pinch') pinch(event.pointerId, at);
    if (gesture.current.kind !== 'press') pointers.current.set(event.pointerId, at);
  });
  const up = useEffectEvent((event: PointerEvent) => {
    if (!pointers.current.delete(event.pointerId)) return;
    if (gesture.current.kind === 'press') tap(placeOf(event), event.pointerType === 'touch');
    end(true);
  });
  const cancel = useEffectEvent((event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
    end(false);
  });

  useEffect(() => {
    const controller = new AbortController();
    const options = { passive: false, signal: controller.signal };
    const box = over.current;
    box?.addEventListener('wheel', wheel, options);
    box?.addEventListener('touchmove', hold, options);
    box?.addEventListener('pointerdown', down, options);
    box?.addEventListener('pointermove', moved, options);
    box?.addEventListener('pointerup', up, options);
    box?.addEventListener('pointercancel', cancel, options);
    return () => controller.abort();
  }, [over]);
  return null;
}
