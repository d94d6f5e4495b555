import { createServer } from 'node:net';
import lighthouse, { type Result } from 'lighthouse';
import { computeMedianRun } from 'lighthouse/core/lib/median-run.js';
import { bind } from '../../serve/listen';
import { serveSite, withSite } from '../with-site';

const runsPerPage = 5;
/** Lighthouse now and then loses a trace, and asks to be run again. */
const failuresPerPage = 2;

async function runOnce(address: string, port: number): Promise<Result> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  if (result.lhr.runtimeError) throw new Error(result.lhr.runtimeError.message);
  return result.lhr;
}

/** A page to measure, by what its row is called. */
export interface SpeedPage {
  readonly name: string;
  /** The folder of files of its site. */
  readonly root: string;
  readonly path: string;
}

/**
 * Runs Lighthouse on pages of built sites as on a phone with simulated throttling, over HTTP/2, with the
 * files that a build compressed. The pages take turns, so that a machine that grows slower or quicker
 * meanwhile does so for all of them, and each gets its median run: the one in the middle by first paint
 * and by when the page takes input.
 *
 * Throws where a page fails more often than Lighthouse loses a trace.
 */
export async function measureSpeeds(
  site: string,
  pages: readonly SpeedPage[],
): Promise<readonly Result[]> {
  // A port that nobody listens on at this moment, for Chromium.
  const { server, port } = await bind(createServer(), 0);
  server.close();
  const measure = async (_: unknown, origin: string) => {
    const others = [...new Set(pages.map(({ root }) => root))].filter((root) => root !== site);
    const served = await Promise.all(others.map((root) => serveSite(root, true)));
    const origins = new Map([
      [site, origin],
      ...others.map((root, i) => [root, served[i]?.origin] as const),
    ]);
    const runs = pages.map((): Result[] => []);
    let failures = 0;
    while (runs.some(({ length }) => length < runsPerPage)) {
      for (const [index, { root, path }] of pages.entries()) {
        const done = runs[index] as Result[];
        if (done.length === runsPerPage) continue;
        try {
          done.push(await runOnce(`${origins.get(root)}${path}`, port));
        } catch (error) {
          failures += 1;
          if (failures > failuresPerPage * pages.length) throw error;
          console.error(`${path}: ${error instanceof Error ? error.message : error}`);
        }
      }
    }
    for (const { close } of served) close();
    return runs.map((done) => computeMedianRun(done));
  };
  // The certificate is made for this run alone.
  const flags = [`--remote-debugging-port=${port}`, '--ignore-certificate-errors'];
  return withSite(site, measure, { flags, secure: true });
}
