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
  const [first, ...others] = all(list, '[data-van]');
  if (!first) return;
  const section = others.reduce(
    (best, each) => (distanceTo(each, x, y) < distanceTo(best, x, y) ? each : best),
    first,
  );
  const rows = all(section, '[data-stop]').filter((each) => each !== row);
  const at = rows.filter((each) => {
    const { top, height } = each.getBoundingClientRect();
    return y > top + height / 2;
  }).length;
  const side = at < rows.length ? 'before' : 'after';
  const element = rows[at] ?? rows.at(-1) ?? section;
  return { van: Number(section.dataset.van), at, element, side };
}

/** What scrolls around an element. */
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

/**
 * Drags a row by its handle, from a pressed pointer on. A line shows where it would go, the list scrolls near
 * its edges, Escape leaves all as it is.
 *
 * @param drop takes the position at which it was let go
 */
function dragRow(
  list: HTMLElement,
  row: HTMLElement,
  { clientX, clientY, pointerId }: PointerEvent,
  drop: (position: Position) => void,
): { readonly moved: () => boolean; readonly cancel: () => void } {
  const controller = new AbortController();
  const { signal } = controller;
  const scroller = scrollerOf(row);
  let target: Target | undefined;
  let moved = false;
  let [x, y] = [clientX, clientY];

  const show = (next: Target | undefined) => {
    delete target?.element.dataset.drop;
    target = next;
    if (target) target.element.dataset.drop = target.side;
  };
  const follow = () => {
    if (signal.aborted) return;
    const by = scrollBy(scroller, y);
    if (by !== 0) {
      scroller.scrollTop += by;
      show(targetAt(list, row, x, y));
    }
    requestAnimationFrame(follow);
  };
  const end = () => {
    controller.abort();
    show(undefined);
    delete row.dataset.dragged;
    delete list.dataset.dragging;
  };
  const isOwn = (event: PointerEvent) => event.pointerId === pointerId;
  const move = (event: PointerEvent) => {
    if (!isOwn(event)) return;
    [x, y] = [event.clientX, event.clientY];
    if (!moved) {
      if (Math.hypot(x - clientX, y - clientY) < slop) return;
      moved = true;
      row.dataset.dragged = '';
      list.dataset.dragging = '';
      requestAnimationFrame(follow);
    }
    show(targetAt(list, row, x, y));
  };
  const release = (event: PointerEvent) => {
    if (!isOwn(event)) return;
    const found = row.isConnected ? target : undefined;
    end();
    if (found) drop({ van: found.van, at: found.at });
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !moved) return;
    // Escape would also close the planner on a phone.
    event.preventDefault();
    event.stopPropagation();
    end();
  };
  window.addEventListener('pointermove', move, { signal });
  window.addEventListener('pointerup', release, { signal });
  window.addEventListener('pointercancel', (event) => isOwn(event) && end(), { signal });
  window.addEventListener('keydown', press, { signal, capture: true });
  return { moved: () => moved, cancel: end };
}

/**
 * Lets the rows of a list be dragged by their handles. A handle that is only pressed opens its row.
 *
 * @param drop takes a stop and the position it was dragged to
 */
export function watchDrags(
  list: HTMLElement,
  drop: (stop: number, position: Position) => void,
  signal: AbortSignal,
): void {
  let last: ReturnType<typeof dragRow> | undefined;
  const rowOf = ({ target }: Event) =>
    target instanceof Element && target.matches('.planner-grip')
      ? target.closest<HTMLElement>('[data-stop]')
      : null;
  const press = (event: PointerEvent) => {
    const row = rowOf(event);
    if (!row || event.button !== 0) return;
    last?.cancel();
    // Moves outside of the handle and the window count too.
    (event.target as Element).setPointerCapture?.(event.pointerId);
    last = dragRow(list, row, event, (position) => drop(Number(row.dataset.stop), position));
  };
  const click = (event: MouseEvent) => {
    const row = rowOf(event);
    if (row && !last?.moved()) row.querySelector('button')?.click();
  };
  list.addEventListener('pointerdown', press, { signal });
  list.addEventListener('click', click, { signal });
  signal.addEventListener('abort', () => last?.cancel());
}
