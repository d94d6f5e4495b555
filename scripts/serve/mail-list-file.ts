import { appendLines, readLines } from './line-file';

/** The addresses that subscribed, one to a line of a file. */
export type MailList = {
  /** Resolves when the address is on disk; at once where it is there. Rejects if it cannot be. */
  add(address: string): Promise<void>;
};

type Waiting = { line: string; stored: () => void; failed: (reason: unknown) => void };

const keyOf = (address: string): string => address.trim().normalize('NFC').toLowerCase();

/**
 * A mail list kept in a file that is opened at the first address.
 *
 * Addresses that arrive while one write is under way share the next one, so a crowd costs few
 * syncs and each still waits for its own.
 */
export function createMailList(file: string): MailList {
  let stored: Promise<Map<string, Promise<void>>> | undefined;
  let waiting: Waiting[] = [];
  let writing = false;

  const load = async (): Promise<Map<string, Promise<void>>> =>
    new Map((await readLines(file)).map((line) => [keyOf(line), Promise.resolve()]));

  const writeAll = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const group = waiting;
      waiting = [];
      await appendLines(
        file,
        group.map(({ line }) => line),
      ).then(
        () =>
          group.forEach(({ stored: done }) => {
            done();
          }),
        (reason: unknown) =>
          group.forEach(({ failed }) => {
            failed(reason);
          }),
      );
    }
    writing = false;
  };

  return {
    async add(address) {
      stored ??= load();
      const known = await stored.catch((error: unknown) => {
        stored = undefined;
        throw error;
      });
      const key = keyOf(address);
      const earlier = known.get(key);
      if (earlier) return earlier;
      const onDisk = new Promise<void>((done, failed) => {
        waiting.push({ line: address.trim(), stored: done, failed });
      });
      known.set(key, onDisk);
      onDisk.catch(() => known.delete(key));
      if (!writing) void writeAll();
      return onDisk;
    },
  };
}
