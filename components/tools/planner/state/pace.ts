/** Seconds of a run from which on a device is called slow. */
const slow = 15;

/** Milliseconds that are watched before anything is said. */
const watched = 1500;

/** Fewer generations tell no pace: something else may have held up the device meanwhile. */
const few = 8;

/** Generations over which what is done once at the start hardly counts. */
const many = 20;

/** Watches the pace of generations, a hidden page left out, and tells once how long a slow run takes in seconds. */
export function paceWatch(now: () => number) {
  let spent = 0;
  let since: number | undefined;
  let warned = false;
  let first: { readonly generation: number; readonly time: number } | undefined;
  return {
    start() {
      spent = 0;
      since = now();
      warned = false;
      first = undefined;
    },
    pause() {
      if (since !== undefined) spent += now() - since;
      since = undefined;
    },
    resume() {
      since ??= now();
    },
    /** Seconds that the whole run is going to take, where that is worth a word and was not said. */
    slowness(generation: number, generations: number): number | undefined {
      const time = spent + (since === undefined ? 0 : now() - since);
      first ??= { generation, time };
      const passed = generation - first.generation;
      const known = passed > 0 ? passed >= few && time - first.time >= watched : generation >= many;
      if (warned || time < watched || !known) return;
      warned = true;
      const each = passed > 0 ? (time - first.time) / passed : time / generation;
      const whole = (time + each * (generations - generation)) / 1000;
      return whole > slow ? whole : undefined;
    },
  };
}
