import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { bind } from '../../serve/listen';
import { withSite } from '../with-site';

const runsPerPage = 5;
/** Lighthouse now and then loses a trace, and asks to be run again. */
const failuresPerPage = 2;

async function runOnce(address: string, port: number): Promise<Result> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

/** The run in the middle of five, by first paint and by when the page takes input. */
async function medianRun(address: string, port: number): Promise<Result> {
  const runs: Result[] = [];
  let failures = 0;
  while (runs.length < runsPerPage) {
    try {
      runs.push(await runOnce(address, port));
    } catch (error) {
      failures += 1;
      if (failures > failuresPerPage) throw error;
      console.error(`${address}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return computeMedianRun(runs);
}

/**
 * Runs Lighthouse on pages of a built site as on a phone with simulated throttling, over HTTP/2
 * with the files that the build compressed. Each page gets its median run.
 *
 * @param root the folder of files
 */
export async function measureSpeeds(
  root: string,
  paths: readonly string[],
): Promise<readonly Result[]> {
  // A port that nobody listens on at this moment, for Chromium.
  const { server, port } = await bind(createServer(), 0);
  server.close();
  const measure = async (_: unknown, origin: string) => {
    const results: Result[] = [];
    for (const path of paths) results.push(await medianRun(origin + path, port));
    return results;
  };
  // The certificate is made for this run alone.
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  return withSite(root, measure, { flags, secure: true });
}
