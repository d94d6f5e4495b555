/** What cannot be read back: a text that was cut, changed or made up. */
export class DamagedError extends Error {}

const encoder = new TextEncoder();

/** Collects whole numbers and texts as bytes. */
export function byteWriter() {
  const bytes: number[] = [];
  const writer = {
    bytes,
    byte: (value: number) => bytes.push(value & 0xff),
    /** A whole number from 0 on, seven bits a byte, the lowest first (LEB128). */
    count(value: number) {
      let rest = Math.max(0, Math.round(value));
      while (rest > 127) {
        bytes.push((rest % 128) + 128);
        rest = Math.floor(rest / 128);
      }
      bytes.push(rest);
    },
    /** A whole number, small ones of either sign in few bytes. */
    signed: (value: number) => writer.count(value < 0 ? -2 * value - 1 : 2 * value),
    text(value: string) {
      const coded = encoder.encode(value);
      writer.count(coded.length);
      bytes.push(...coded);
    },
  };
  return writer;
}

export type ByteWriter = ReturnType<typeof byteWriter>;

/** Reads what a writer wrote, in the same order. Everything throws a DamagedError where bytes are amiss. */
export function byteReader(bytes: Uint8Array) {
  let at = 0;
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const damaged = (): never => {
    throw new DamagedError('The bytes end too early, or say what cannot be.');
  };
  const reader = {
    byte: (): number => bytes[at++] ?? damaged(),
    count(most = Number.MAX_SAFE_INTEGER): number {
      let value = 0;
      for (let scale = 1; ; scale *= 128) {
        const byte = reader.byte();
        value += (byte & 127) * scale;
        if (value > most) damaged();
        if (byte < 128) return value;
      }
    },
    signed(): number {
      const value = reader.count();
      return value % 2 === 0 ? value / 2 : -(value + 1) / 2;
    },
    text(longest: number): string {
      const length = reader.count(4 * longest);
      const part = bytes.subarray(at, at + length);
      if (part.length < length) damaged();
      at += length;
      try {
        return decoder.decode(part);
      } catch {
        return damaged();
      }
    },
    /** Whether everything was read. */
    atEnd: (): boolean => at === bytes.length,
    damaged,
  };
  return reader;
}

export type ByteReader = ReturnType<typeof byteReader>;
