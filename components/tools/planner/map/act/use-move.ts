import { useState } from 'react';
import type { Place } from '@/lib/planner/day/day';
import { useLocked, usePlanner, usePlannerStore } from '../../state/planner';

/** A stop on its way, and where it came from. */
interface Move {
  readonly stop: number;
  readonly from: Place;
  /** Whether it can still be taken back as one. */
  readonly going: boolean;
}

/** Moves stops step by step, and takes the whole move back while it is in progress. */
export function useMove() {
  const { get, actions } = usePlannerStore();
  const { chosen } = usePlanner('chosen');
  const locked = useLocked();
  const [last, setLast] = useState<Move>();
  const placeOf = (stop: number) => get().day.stops.find(({ id }) => id === stop)?.place;
  // A move is over when another stop is chosen, and when a run begins.
  const move = last && last.stop === chosen && !locked ? last : undefined;
  return {
    move,
    placeOf,
    moveTo(stop: number, place: Place) {
      const from = placeOf(stop);
      if (!from || JSON.stringify(from) === JSON.stringify(place)) return;
      if (!(move?.going && move.stop === stop)) setLast({ stop, from, going: true });
      actions.moveStop(stop, place);
    },
    /** Puts the stop back. False where none is on its way. */
    cancel(): boolean {
      if (!move?.going) return false;
      setLast(undefined);
      actions.moveStop(move.stop, move.from);
      return true;
    },
    /** The stop has arrived; where it came from shows until another one is chosen. */
    settle: () => setLast((was) => was && { ...was, going: false }),
  };
}

export type StopMove = ReturnType<typeof useMove>;
