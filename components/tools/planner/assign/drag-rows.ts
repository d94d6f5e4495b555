import { leastBy } from '@/lib/planner/least';
import type { Position } from './positions';

/** A pointer that moves less, in pixels, has pressed and not dragged. */
const slop = 4;

/** How near to the edge of what scrolls the list scrolls by itself, in pixels. */
const edge = 56;

interface Target extends Position {
  /** The row, or the head of a van without stops, that shows where the stop would go, and on which side. */
  readonly element: HTMLElement;
  readonly side: 'before' | 'after';
}

const all = (within: Element, selector: string) =>
  Array.from(within.querySelectorAll<HTMLElement>(selector));

/** How far a point lies outside of a box, in pixels. */
function distanceTo(element: Element, x: number, y: number): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  return Math.hypot(Math.max(0, left - x, x - right), Math.max(0, top - y, y - bottom));
}

/** Where a row that is let go at a point comes to stand. */
function targetAt(list: HTMLElement, row: HTMLElement, x: number, y: number): Target | undefined {
  const section = leastBy(all(list, '[data-van]'), (each) => distanceTo(each, x, y));
  if (!section) return;
  const rows = all(section, '[data-stop]').filter((each) => each !== row);
  const at = rows.filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  const side = at < rows.length ? 'before' : 'after';
  const element = rows[at] ?? rows.at(-1) ?? section;
  return { van: Number(section.dataset.van), at, element, side };
}

function scrollerOf(element: Element): Element {
  for (let at = element.parentElement; at; at = at.parentElement) {
    if (at.scrollHeight > at.clientHeight && /auto|scroll/.test(getComputedStyle(at).overflowY))
      return at;
  }
  return document.documentElement;
}

/** Pixels to scroll in a frame, by how far a pointer is past the edge of what can be seen. */
function scrollBy(scroller: Element, y: number): number {
  const box = scroller.getBoundingClientRect();
  const top = Math.max(0, box.top) + edge;
  const bottom = Math.min(window.innerHeight, box.bottom) - edge;
  const past = y < top ? y - top : Math.max(0, y - bottom);
  return Math.max(-16, Math.min(16, past / 3));
}

const rowOf = ({ target }: Event) =>
  target instanceof Element && target.matches('.planner-grip')
    ? target.closest<HTMLElement>('[data-stop]')
    : null;

/** Lets rows be dragged by their handles; Escape leaves all as it is, and a handle that is only pressed opens its row. */
export function watchDrags(
  list: HTMLElement,
  drop: (stop: number, position: Position) => void,
  signal: AbortSignal,
): void {
  /** The row whose handle is pressed, by the pointer of this id, and what scrolls around it. */
  let row: HTMLElement | undefined;
  let pointer = -1;
  let scroller: Element = list;
  let from: readonly [x: number, y: number] = [0, 0];
  let [x, y] = from;
  /** Whether the last press became a drag. */
  let moved = false;
  let target: Target | undefined;
  let frame = 0;

  const aim = (next: Target | undefined) => {
    delete target?.element.dataset.drop;
    target = next;
    if (target) target.element.dataset.drop = target.side;
  };
  const follow = () => {
    if (!row) return;
    const by = scrollBy(scroller, y);
    if (by !== 0) {
      scroller.scrollTop += by;
      aim(targetAt(list, row, x, y));
    }
    frame = requestAnimationFrame(follow);
  };
  const end = () => {
    cancelAnimationFrame(frame);
    aim(undefined);
    delete row?.dataset.dragged;
    delete list.dataset.dragging;
    row = undefined;
  };
  const press = (event: PointerEvent) => {
    const pressed = rowOf(event);
    if (!pressed || event.button !== 0) return;
    end();
    // Moves outside of the handle and the window count too.
    (event.target as Element).setPointerCapture?.(event.pointerId);
    row = pressed;
    scroller = scrollerOf(row);
    pointer = event.pointerId;
    from = [event.clientX, event.clientY];
    moved = false;
  };
  const move = ({ pointerId, clientX, clientY }: PointerEvent) => {
    if (!row || pointerId !== pointer) return;
    [x, y] = [clientX, clientY];
    if (!moved) {
      if (Math.hypot(x - from[0], y - from[1]) < slop) return;
      moved = true;
      row.dataset.dragged = '';
      list.dataset.dragging = '';
      frame = requestAnimationFrame(follow);
    }
    aim(targetAt(list, row, x, y));
  };
  const release = ({ type, pointerId }: PointerEvent) => {
    if (!row || pointerId !== pointer) return;
    const found = type === 'pointerup' && row.isConnected && target;
    const stop = Number(row.dataset.stop);
    end();
    if (found) drop(stop, { van: found.van, at: found.at });
  };
  const callOff = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !row || !moved) return;
    // Escape would also close the planner on a phone.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  const click = (event: MouseEvent) => {
    if (!moved) rowOf(event)?.querySelector('button')?.click();
  };
  list.addEventListener('pointerdown', press, { signal });
  list.addEventListener('click', click, { signal });
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', release, { signal });
  window.addEventListener('keydown', callOff, { signal, capture: true });
  signal.addEventListener('abort', end);
}
