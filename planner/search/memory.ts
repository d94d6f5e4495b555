import type { Model } from '../model/model';
import type { Routes } from '../model/tours';
import type { Penalties } from '../model/trial';

const slots = 1 << 17;

/** Mixes a number into a hash of 32 bits. */
const mix = (hash: number, value: number): number => {
  const mixed = Math.imul(hash ^ value, 0x9e3779b1);
  return mixed ^ (mixed >>> 15);
};

/** Penalties that differ by less than a third count as the same. */
const step = (penalty: number): number => Math.round(2 * Math.log2(Math.max(penalty, 1e-9)));

/**
 * Remembers pairs of routes between which no move helped when a search ended. Children inherit most
 * routes of their parents, so that half of a search would try again what is known to be in vain.
 */
export function createMemory({ vehicles, alike }: Model, penalties: Penalties) {
  const hashes = new Int32Array(vehicles);
  const known = new Uint8Array(vehicles * vehicles);
  const ones = new Int32Array(slots);
  const others = new Int32Array(slots);

  const hash = (routes: Routes) => {
    const { load, late, shift } = penalties;
    const both = mix(step(load), step(late));
    const start = shift === late ? both : mix(both, step(shift));
    for (let v = 0; v < vehicles; v++) {
      const route = routes[v] ?? [];
      let value = alike ? start : mix(start, v);
      for (let i = 0; i < route.length; i++) value = mix(value, route[i]);
      hashes[v] = route.length > 0 ? value | 1 : 0;
    }
  };

  /** The same for (a, b) and (b, a). */
  const slotOf = (a: number, b: number): number => mix(mix(1, a + b), a ^ b) & (slots - 1);

  return {
    /** For vehicles a and b at a · vehicles + b: 1 where their routes, as laid down, are known. */
    known,
    recall: (routes: Routes) => {
      hash(routes);
      for (let a = 0; a < vehicles; a++) {
        const one = hashes[a];
        for (let b = a; b < vehicles; b++) {
          const other = hashes[b];
          const slot = slotOf(one, other);
          const first = ones[slot];
          const second = others[slot];
          const hit =
            one !== 0 &&
            other !== 0 &&
            ((first === one && second === other) || (first === other && second === one));
          known[a * vehicles + b] = known[b * vehicles + a] = hit ? 1 : 0;
        }
      }
    },
    keep: (routes: Routes) => {
      hash(routes);
      for (let a = 0; a < vehicles; a++) {
        for (let b = a; b < vehicles; b++) {
          const slot = slotOf(hashes[a], hashes[b]);
          ones[slot] = hashes[a];
          others[slot] = hashes[b];
        }
      }
    },
  };
}
