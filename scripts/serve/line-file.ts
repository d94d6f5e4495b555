import { appendFile, mkdir, open, readFile, truncate } from 'node:fs/promises';
import { dirname } from 'node:path';

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** A new name is safe only once its folder is on disk too. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Cuts off a last line without its line break: the rest of a write that a crash interrupted, which
 * nobody was told is stored. It moves to `<file>.torn`, in case a person left it that way.
 */
export async function repairTornLine(file: string): Promise<void> {
  const bytes = await readFile(file).catch((error: unknown) => {
    if (isMissing(error)) return Buffer.alloc(0);
    throw error;
  });
  const end = bytes.lastIndexOf('\n') + 1;
  if (end === bytes.length) return;
  await appendFile(`${file}.torn`, `${bytes.subarray(end).toString()}\n`);
  await truncate(file, end);
}

/** The lines of a file, repaired first; none where it does not exist. */
export async function readLines(file: string): Promise<string[]> {
  await repairTornLine(file);
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    if (isMissing(error)) return '';
    throw error;
  });
  return text.split(/\r?\n/).filter((line) => line !== '');
}

/**
 * Adds lines to the end of a file and waits until they are on disk, all or none.
 *
 * Creates the file and its folder. Throws where the disk refuses.
 */
export async function appendLines(file: string, lines: readonly string[]): Promise<void> {
  await mkdir(dirname(file), { recursive: true });
  const handle = await open(file, 'a', 0o600);
  try {
    const { size } = await handle.stat();
    try {
      await handle.appendFile(lines.map((line) => `${line}\n`).join(''));
      await handle.datasync();
    } catch (error) {
      await handle.truncate(size);
      throw error;
    }
    if (size === 0) await syncFolder(dirname(file));
  } finally {
    await handle.close();
  }
}
