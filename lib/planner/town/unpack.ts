import type { Spot } from '../day/day';
import { cornerAddresses } from './corner-addresses';
import { checkSum, type PackedTown } from './packed';
import { readStreets, type Streets } from './read-streets';
import { broken, reader } from './reader';
import type { PlannerTown } from './town';

function readPacked(text: string): PackedTown {
  let packed: PackedTown;
  try {
    packed = JSON.parse(text);
  } catch {
    throw broken('it is not JSON');
  }
  const lists = ['streets', 'chains', 'river', 'parks', 'blocks'] as const;
  const isWhole =
    lists.every((name) => typeof packed?.[name] === 'string') &&
    Array.isArray(packed.size) &&
    Array.isArray(packed.yard);
  if (!isWhole) throw broken('a part is missing');
  if (checkSum(packed) !== packed.sum) throw broken('its check sum is another');
  return packed;
}

function readRings(streets: Streets, text: string): Spot[][] {
  const list = reader(text);
  const rings: Spot[][] = [];
  while (!list.isDone()) {
    const ring: Spot[] = [];
    let corner = list.next();
    for (let left = list.next(); left > 0; left--) {
      const s = streets.ways[(streets.from[corner] as number) + list.next()];
      if (s === undefined) throw broken('an outline leaves the streets');
      const forward = streets.a[s] === corner;
      const [low, high] = [streets.first[s] as number, (streets.first[s + 1] as number) - 1];
      for (let i = 0; i < high - low; i++) {
        const at = forward ? low + i : high - i;
        ring.push([streets.shapeX[at] as number, streets.shapeY[at] as number]);
      }
      corner = (forward ? streets.b[s] : streets.a[s]) as number;
    }
    rings.push(ring);
  }
  return rings;
}

function readWater({ river, step }: PackedTown): Spot[] {
  const list = reader(river);
  let [x, y] = [0, 0];
  return Array.from({ length: list.next() }, (): Spot => {
    x += list.next();
    y += list.next();
    return [x * step, y * step];
  });
}

/** Reads what `packTown` wrote. Throws an Error that says what is wrong. */
export function readTown(text: string): PlannerTown {
  const packed = readPacked(text);
  const streets = readStreets(packed);
  const { size, step, yard, depot } = packed;
  const meters = (at: 0 | 1 | 2 | 3) => (yard[at] ?? 0) * step;
  return {
    width: size[0] * step,
    height: size[1] * step,
    ...streets,
    addresses: cornerAddresses(streets),
    river: readWater(packed),
    parks: readRings(streets, packed.parks),
    blocks: readRings(streets, packed.blocks),
    depot,
    yard: { at: [meters(0), meters(1)], width: meters(2), height: meters(3) },
  };
}
