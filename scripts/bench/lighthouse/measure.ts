import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { siteHandler } from '../../serve/handler';
import { chromiumFlags, ensureChromium } from '../../test/chromium';
import { freePort } from './free-port';
import { medianRun, type Run, readRun } from './run';
import { listenSecurely } from './secure-server';

const runsPerPage = 5;
/** Lighthouse now and then loses a trace, and asks to be run again. */
const failuresPerPage = 2;

async function runOnce(address: string, port: number): Promise<Run> {
  const result = await lighthouse(address, { port, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave no result for ${address}.`);
  return readRun(result.lhr);
}

/**
 * Runs Lighthouse on pages of a built site as on a phone with simulated throttling, over HTTP/2
 * with the files that the build compressed. Each page gets the median of five runs.
 *
 * @param root the folder of files
 */
export async function measureSpeeds(
  root: string,
  paths: readonly string[],
): Promise<readonly Run[]> {
  const handler = siteHandler({ root, mailListFile: '.data/bench-mail-list.txt' });
  const site = await listenSecurely(handler);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: ensureChromium(),
    args: [
      ...chromiumFlags,
      `--remote-debugging-port=${port}`,
      // The certificate is made for this run alone.
      '--ignore-certificate-errors',
    ],
  });
  try {
    const results: Run[] = [];
    for (const path of paths) {
      const runs: Run[] = [];
      let failures = 0;
      while (runs.length < runsPerPage) {
        try {
          runs.push(await runOnce(`https://localhost:${site.port}${path}`, port));
        } catch (error) {
          failures += 1;
          if (failures > failuresPerPage) throw error;
          console.error(`${path}: ${error instanceof Error ? error.message : error}`);
        }
      }
      results.push(medianRun(runs));
    }
    return results;
  } finally {
    await browser.close();
    site.server.close();
  }
}
