/** Seconds of a run from which on a device is called slow. */
const slow = 15;

/** Milliseconds and generations that are watched before anything is said: fewer tell no pace. */
const watched = 1500;
const few = 8;

/** Watches the pace of generations from the first on, and tells once how long a slow run takes in seconds. */
export function paceWatch(now: () => number) {
  let first: { readonly generation: number; readonly time: number } | undefined;
  let isOver = true;
  return {
    start() {
      first = undefined;
      isOver = false;
    },
    /** Nothing is told of a run whose page was hidden meanwhile. */
    end() {
      isOver = true;
    },
    /** Seconds that the whole run is going to take, where that is worth a word and was not said. */
    slowness(generation: number, generations: number): number | undefined {
      const time = now();
      first ??= { generation, time };
      const [passed, spent] = [generation - first.generation, time - first.time];
      if (isOver || spent < watched || passed < few) return;
      isOver = true;
      const whole = ((spent / passed) * generations) / 1000;
      return whole > slow ? whole : undefined;
    },
  };
}
