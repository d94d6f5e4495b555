import { distance } from '@/lib/city/geometry/geometry';
import { type CityPlan, type Point, type StreetKind, spacing } from '@/lib/city/types';
import { createRandom } from '@/planner/random';
import { type Field, margin } from './field';
import { between, NeighborLookup, pairsOf } from './lookup';

/** Length of one tracing step in map units. */
const step = 2;

/** Share of the spacing at which a street that nears a parallel one gives up. */
const giveUp: Record<StreetKind, number> = { arterial: 0.55, major: 0.6, minor: 0.66 };

/** Map units kept clear of the water: only the quay follows the bank. */
const bank = 12;

type Heading = { dx: number; dy: number };

/** The field direction at a position that is nearest to the given heading. */
function turnTo(field: Field, x: number, y: number, heading: Heading): Heading {
  const angle = field.angleAt(x, y);
  const turn = (Math.atan2(heading.dy, heading.dx) - angle) / (Math.PI / 2);
  const nearest = angle + ((((Math.round(turn) % 4) + 4) % 4) * Math.PI) / 2;
  return { dx: Math.cos(nearest), dy: Math.sin(nearest) };
}

export class StreetLayer {
  private readonly placed = new NeighborLookup(20);
  private readonly random: () => number;

  constructor(
    private readonly plan: CityPlan,
    private readonly field: Field,
  ) {
    this.random = createRandom(plan.seed);
  }

  note(line: readonly Point[]): void {
    const dense: Point[] = [];
    for (const [a, b] of pairsOf(line)) {
      const count = Math.max(1, Math.ceil(distance(a, b) / 4));
      for (let k = 0; k < count; k++) dense.push(between(a, b, k / count));
    }
    this.placed.add(dense);
  }

  /** Whether a street may not pass: `room` is the distance it keeps from parallel ones. */
  private blocked(
    [x, y]: Point,
    { dx, dy }: Heading,
    kind: StreetKind,
    room = spacing[kind] * giveUp[kind],
  ): boolean {
    if (x < -margin || y < -margin) return true;
    if (x > this.plan.width + margin || y > this.plan.height + margin) return true;
    if (kind !== 'arterial' && this.field.offshoreAt(x, y) < bank) return true;
    for (const radial of this.plan.radials ?? []) {
      if ((x - radial.at[0]) ** 2 + (y - radial.at[1]) ** 2 < 15 ** 2) return true;
    }
    return this.placed.hasParallel(x, y, dx, dy, room);
  }

  private walk(from: Point, start: Heading, kind: StreetKind): { line: Point[]; closed: boolean } {
    const line: Point[] = [];
    let [x, y] = from;
    let heading = start;
    // Near its own beginning a ring street is let through, so that it can close.
    const home = Math.ceil((spacing[kind] * 0.5) / step) + 3;
    const coil = (spacing[kind] * 0.5) ** 2;
    for (let count = 0; count < 2600; count++) {
      const [midX, midY] = [x + heading.dx * step * 0.5, y + heading.dy * step * 0.5];
      const middle = turnTo(this.field, midX, midY, heading);
      if (middle.dx * heading.dx + middle.dy * heading.dy < 0.94) break;
      heading = middle;
      x += heading.dx * step;
      y += heading.dy * step;
      if (this.blocked([x, y], heading, kind)) break;
      line.push([x, y]);
      if (count > 12 && (x - from[0]) ** 2 + (y - from[1]) ** 2 < (step * 1.6) ** 2) {
        return { line, closed: true };
      }
      // A street that spirals stops as if it met a neighbor.
      const old = line.length - Math.ceil((spacing[kind] * 1.7) / step);
      for (let i = old; i >= home; i -= 5) {
        const p = line[i] as Point;
        if ((p[0] - x) ** 2 + (p[1] - y) ** 2 < coil) return { line, closed: false };
      }
    }
    return { line, closed: false };
  }

  /** Traces a street through a seed both ways; undefined where it would be too short. */
  trace(seed: Point, kind: StreetKind, quarter: number): Point[] | undefined {
    const angle = this.field.angleAt(seed[0], seed[1]) + (quarter * Math.PI) / 2;
    const heading = { dx: Math.cos(angle), dy: Math.sin(angle) };
    if (this.blocked(seed, heading, kind, spacing[kind] * 0.94)) return undefined;
    const ahead = this.walk(seed, heading, kind);
    const behind = ahead.closed
      ? []
      : this.walk(seed, { dx: -heading.dx, dy: -heading.dy }, kind).line;
    const line = [...behind.reverse(), seed, ...ahead.line];
    if (ahead.closed) line.push(seed);
    if (line.length * step < spacing[kind] * 0.8) return undefined;
    this.placed.add(line);
    return line;
  }

  fill(kind: StreetKind, seeds: readonly Point[]): Point[][] {
    const lines: Point[][] = [];
    const room = spacing[kind];
    const queue: Point[] = [];
    let taken = 0;
    const offer = (line: readonly Point[]) => {
      for (let i = 0; i < line.length; i += Math.max(3, Math.round(room / step / 3))) {
        const p = line[i] as Point;
        const q = line[Math.min(i + 1, line.length - 1)] as Point;
        const length = distance(p, q);
        if (length === 0) continue;
        const nx = (-(q[1] - p[1]) / length) * room;
        const ny = ((q[0] - p[0]) / length) * room;
        queue.push([p[0] + nx, p[1] + ny], [p[0] - nx, p[1] - ny]);
      }
    };
    const attempt = (seed: Point) => {
      for (const quarter of [0, 1]) {
        const line = this.trace(seed, kind, quarter);
        if (!line) continue;
        lines.push(line);
        offer(line);
      }
    };
    for (const seed of seeds) attempt(seed);
    const { width, height } = this.plan;
    const area = (width + 2 * margin) * (height + 2 * margin);
    const tries = Math.ceil(area / (room * room)) * 2 + 40;
    for (let i = 0; i < tries; i++) {
      for (; taken < queue.length; taken++) attempt(queue[taken] as Point);
      const x = this.random() * (width + 2 * margin) - margin;
      attempt([x, this.random() * (height + 2 * margin) - margin]);
    }
    return lines;
  }
}
