/** What tells how near stops are to each other: tables of all places, and times by stop. */
export interface Places {
  readonly stops: number;
  /** Rows of the tables. */
  readonly size: number;
  readonly cost: Float64Array;
  readonly minutes: Float64Array;
  readonly service: Float64Array;
  readonly early: Float64Array;
  readonly late: Float64Array;
  /** Whether any window or shift can bind. */
  readonly timed: boolean;
}

/** How many neighbors of a stop a move may join it with: granular search (Toth and Vigo 2003). */
const granularity = 20;

/** The share of time that a stop waits or is late when it follows another, as a distance (Vidal 2013). */
function proximity(places: Places, from: number, to: number): number {
  return Math.min(follows(places, from, to), follows(places, to, from));
}

function follows(places: Places, a: number, b: number): number {
  const { cost, minutes, size, service, early, late, timed } = places;
  const arc = cost[a * size + b];
  if (!timed) return arc;
  const drive = service[a] + minutes[a * size + b];
  const wait = Math.max(0, early[b] - drive - late[a]);
  const warp = Math.max(0, early[a] + drive - late[b]);
  return arc + 0.2 * wait + warp;
}

/** For each stop those that may follow or precede it, nearest first: each is put in its place. */
export function nearest(places: Places): Int32Array[] {
  const { stops } = places;
  const kept = Math.max(0, Math.min(granularity, stops - 1));
  const far = new Float64Array(kept + 1);
  const lists = [new Int32Array(0)];
  for (let stop = 1; stop <= stops; stop++) {
    const row = new Int32Array(kept);
    let held = 0;
    for (let other = 1; other <= stops; other++) {
      if (other === stop) continue;
      const distance = proximity(places, stop, other);
      if (held === kept && distance >= far[kept - 1]) continue;
      let at = held < kept ? held++ : kept - 1;
      for (; at > 0 && distance < far[at - 1]; at--) {
        far[at] = far[at - 1];
        row[at] = row[at - 1];
      }
      far[at] = distance;
      row[at] = other;
    }
    lists.push(row);
  }
  return lists;
}
