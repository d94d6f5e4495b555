import { decode } from './letters';
import { DamagedError, damaged } from './values';

// Links of version 1, and days that were saved in form 1, are bytes. They are read, and no longer written.

/** FNV-1a of 32 bits (Fowler, Noll, Vo). */
function checksum(bytes: Uint8Array): readonly number[] {
  let hash = 0x811c9dc5;
  for (const byte of bytes) hash = Math.imul(hash ^ byte, 0x01000193);
  return [0, 8, 16, 24].map((shift) => (hash >>> shift) & 255);
}

/** Reads numbers and texts in the order of the bytes. Throws a DamagedError where they end too early. */
function byteReader(bytes: Uint8Array) {
  let at = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const byte = (): number => bytes[at++] ?? damaged();
  /** A whole number from 0 on, seven bits a byte, the lowest first (LEB128). */
  const count = (): number => {
    let value = 0;
    for (let scale = 1; ; scale *= 128) {
      const part = byte();
      value += (part & 127) * scale;
      if (part < 128) return value;
    }
  };
  /** A whole number of either sign. */
  const signed = (): number => {
    const value = count();
    return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
  };
  const text = (): string => {
    const length = count();
    at += length;
    return decoder.decode(bytes.subarray(at - length, at));
  };
  const list = <T>(read: () => T): T[] => {
    const parts: T[] = [];
    for (let left = count(); left > 0; left--) parts.push(read());
    return parts;
  };
  return { byte, count, signed, text, list, atEnd: () => at === bytes.length };
}

type ByteReader = ReturnType<typeof byteReader>;

const flags = { window: 1, quarters: 2, skill: 4, named: 8, finerLoad: 16, finerMinutes: 32 };

function stopOf({ byte, count, signed, text }: ByteReader, place: () => unknown) {
  const flag = byte();
  const has = (one: number) => (flag & one) > 0;
  const unit = has(flags.quarters) ? 15 : 1;
  const step = signed();
  const at = place();
  const minutes = has(flags.finerMinutes) ? count() / 1000 : count();
  const load = has(flags.finerLoad) ? count() / 1000 : count();
  const window = has(flags.window) ? [unit * count(), unit * count()] : undefined;
  const skill = has(flags.skill) ? text() : undefined;
  const name = has(flags.named) ? text() : undefined;
  return [step, at, minutes, load, window && spanOf(window), name, undefined, skill];
}

const spanOf = ([from = 0, to = 0]: readonly number[]) => [from, to - from];

/** What letters of the old form say, as the arrays of today. Throws a DamagedError where they are amiss. */
export function oldArrays(letters: string): unknown {
  const all = decode(letters);
  const bytes = all.subarray(0, -4);
  if (checksum(bytes).some((byte, i) => byte !== all[bytes.length + i]))
    throw new DamagedError('The checksum does not fit.');
  const reader = byteReader(bytes);
  const { byte, count, signed, text, list } = reader;
  /** Of plain ground. */
  const factor = count() / 100;
  const place = () => (factor === 0 ? count() : [signed(), signed()]);
  const ground = factor === 0 ? [] : [factor];
  const title = text();
  const flag = byte();
  const rules = [0, 1, 2, 3].map((bit) => (flag >> bit) & 1);
  const weights = [count(), count()];
  const depot = [text(), place()];
  const vans = list(() => [text(), count(), spanOf([count(), count()]), list(text)]);
  const stops = list(() => stopOf(reader, place));
  const routes = vans.map(() => list(count));
  if (!reader.atEnd()) damaged();
  return [ground, title, [...rules, ...weights], depot, vans, stops, routes];
}
