import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { Plan } from '@/lib/planner/day/plan';
import { usePlanner, usePlannerActions } from '../state/planner';
import { watchDrags } from './drag-rows';
import { type Position, positionBeside } from './positions';

const steps: Readonly<Record<string, -1 | 1>> = { ArrowUp: -1, ArrowDown: 1 };

interface ListMovesProps {
  list: RefObject<HTMLElement | null>;
  /** The plan that the rows show. */
  listed: Plan | undefined;
}

/** Moves stops within the list: Alt with an arrow key on a row, or its handle dragged. */
export function ListMoves({ list, listed }: ListMovesProps) {
  const { order } = usePlanner('order');
  const actions = usePlannerActions();
  const assign = useEffectEvent((stop: number, { van, at }: Position) =>
    actions.assignStop(stop, van, at),
  );
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, target } = event;
    const step = steps[key];
    if (!step || !altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return;
    const row = target.matches('.planner-stop') && target.closest<HTMLElement>('[data-stop]');
    if (!row) return;
    event.preventDefault();
    const stop = Number(row.dataset.stop);
    const position = positionBeside(order, stop, step);
    if (position) return assign(stop, position);
    actions.announce(`Stop ${stop} is ${step < 0 ? 'first' : 'last'} already.`);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    element.dataset.movable = '';
    const controller = new AbortController();
    const { signal } = controller;
    element.addEventListener('keydown', (event) => press(event), { signal });
    watchDrags(element, (stop, position) => assign(stop, position), signal);
    return () => controller.abort();
  }, [list]);
  // Keeps the row in view that keys move.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the plan is what moves the row.
  useEffect(() => {
    const { activeElement } = document;
    if (list.current?.contains(activeElement) && activeElement?.matches('.planner-stop'))
      activeElement.scrollIntoView({ block: 'nearest' });
  }, [list, listed]);
  return null;
}
