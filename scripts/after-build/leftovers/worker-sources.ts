import { rm } from 'node:fs/promises';
import { filesIn } from '../files';

/** Where the framework puts the source of a worker, beside the scripts it makes of it. */
export const workerSource =
  /(^|[\\/])_next[\\/]static[\\/]media[\\/][^\\/]+\.worker\.[^\\/.]+\.ts$/;

/** The map from a worker's scripts to their sources, which comes without any in it. */
const workerMap = /(^|[\\/])_next[\\/]static[\\/]chunks[\\/][^\\/]+\.js\.map$/;

/**
 * Removes the sources of workers and their maps: nothing asks for them, since a worker begins with a
 * script of its own, which names no map.
 *
 * Returns what it did in a few words, empty where there was nothing to do.
 */
export async function removeWorkerSources(root: string): Promise<string> {
  const sources = (await filesIn(root, '.ts')).filter((file) => workerSource.test(file));
  const maps = (await filesIn(root, '.map')).filter((file) => workerMap.test(file));
  await Promise.all([...sources, ...maps].map((file) => rm(file)));
  return sources.length > 0 ? `removed ${sources.length} source of a worker` : '';
}
