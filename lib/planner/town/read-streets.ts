import type { PackedTown } from './packed';
import { broken, type Reader, reader } from './reader';
import type { PlannerTown } from './town';
import { waysOf } from './ways-of';

export type Streets = Omit<
  PlannerTown,
  'width' | 'height' | 'addresses' | 'river' | 'parks' | 'blocks' | 'depot' | 'yard'
>;

type Stretches = Omit<Streets, 'from' | 'ways' | 'streetNames'>;

/** Reads positions as steps, known corners as distances back. */
class Trail {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly shapeX: number[] = [];
  readonly shapeY: number[] = [];
  known = 0;
  private here = [0, 0] as [number, number];

  constructor(
    private readonly list: Reader,
    private readonly step: number,
    corners: number,
  ) {
    this.x = new Float32Array(corners);
    this.y = new Float32Array(corners);
  }

  move(): void {
    this.here[0] += this.list.next();
    this.here[1] += this.list.next();
  }

  /** Moves to a corner and returns its number. */
  corner(): number {
    const { x, y, step } = this;
    const back = this.list.next();
    const corner = this.known - back;
    if (back < 0 || corner < 0 || corner >= x.length) throw broken('a corner is unknown');
    if (back === 0) {
      this.move();
      x[corner] = this.here[0] * step;
      y[corner] = this.here[1] * step;
      this.known++;
    } else this.here = [(x[corner] as number) / step, (y[corner] as number) / step];
    return corner;
  }

  keep(): void {
    this.shapeX.push(this.here[0] * this.step);
    this.shapeY.push(this.here[1] * this.step);
  }

  /** In meters, from one of its positions on. */
  lengthFrom(first: number): number {
    const { shapeX, shapeY } = this;
    let length = 0;
    for (let i = first + 1; i < shapeX.length; i++) {
      const across = (shapeX[i] as number) - (shapeX[i - 1] as number);
      const down = (shapeY[i] as number) - (shapeY[i - 1] as number);
      length += Math.sqrt(across * across + down * down);
    }
    return length;
  }
}

function readStretches({ step, corners, stretches, chains }: PackedTown): Stretches {
  const list = reader(chains);
  const trail = new Trail(list, step, corners);
  const [a, b] = [new Int32Array(stretches), new Int32Array(stretches)];
  const kind = new Uint8Array(stretches);
  const meters = new Float32Array(stretches);
  const street = new Uint16Array(stretches);
  const first = new Int32Array(stretches + 1);
  let name = -1;
  for (let s = 0; s < stretches; ) {
    const of = list.next();
    name += list.next();
    const end = s + list.next();
    if (end > stretches || end <= s) throw broken('a street is too long');
    let corner = trail.corner();
    for (; s < end; s++) {
      a[s] = corner;
      kind[s] = of;
      street[s] = name;
      first[s] = trail.shapeX.length;
      trail.keep();
      for (let between = list.next(); between > 0; between--) {
        trail.move();
        trail.keep();
      }
      corner = trail.corner();
      trail.keep();
      b[s] = corner;
      meters[s] = trail.lengthFrom(first[s] as number);
    }
  }
  first[stretches] = trail.shapeX.length;
  if (!list.isDone() || trail.known !== corners) throw broken('its streets are incomplete');
  const shape = {
    shapeX: Float32Array.from(trail.shapeX),
    shapeY: Float32Array.from(trail.shapeY),
  };
  return { x: trail.x, y: trail.y, a, b, kind, meters, street, first, ...shape };
}

/** Reads the streets of a packed town. Throws an Error that says what is wrong. */
export function readStreets(packed: PackedTown): Streets {
  const stretches = readStretches(packed);
  return { ...stretches, ...waysOf(stretches), streetNames: packed.streets.split('\n') };
}
