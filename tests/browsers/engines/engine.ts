import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page as PlaywrightPage } from '@playwright/test';
import { listen, siteHandler } from '@/scripts/serve/handler';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { copyWithRecorder, recorded } from './recorder';
import { seen } from './seen';

export type Key = 'Enter' | 'Escape';

interface Page {
  /** The page's policy does not forbid a text of script. */
  readonly evaluate: PlaywrightPage['evaluate'];
  until<Args extends readonly unknown[]>(
    work: (...args: Args) => unknown,
    ...args: Args
  ): Promise<void>;
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
}

export interface Driver extends Page {
  readonly version: string;
  goto(address: string): Promise<unknown>;
  clickAt(x: number, y: number): Promise<void>;
  close(): Promise<void>;
}

/** A page for tests. A selector means the first element of it that is seen. */
export interface Tab extends Page {
  /** Opens a path of the site and waits until its scripts have taken it over. */
  open(path: string): Promise<void>;
  click(selector: string): Promise<void>;
}

/** How long a test waits for what a page does, in milliseconds: a machine may be busy. */
export const patience = 30_000;

const isOfSite = () => location.protocol.startsWith('http');

/** A browser of some make with one page, and `out/` served to it as `npm run serve` does. */
export async function startEngine(startDriver: () => Promise<Driver>) {
  const folder = mkdtempSync(join(tmpdir(), 'engine-'));
  const root = join(folder, 'out');
  copyWithRecorder(root);
  const mailListFile = join(folder, 'mail-list.txt');
  const { server, port } = await listen(siteHandler({ root, mailListFile }), 0);
  const driver = await startDriver();
  const problems: string[] = [];
  const tab: Tab = {
    ...driver,
    async open(path) {
      if (await driver.evaluate(isOfSite)) problems.push(...(await driver.evaluate(recorded)));
      await driver.goto(`http://localhost:${port}${path}`);
      await driver.until(isTakenOver);
    },
    async click(selector) {
      let place: ReturnType<typeof seen>;
      // What was at rest may have begun to move before it is asked where it is.
      do {
        await driver.until(seen, selector);
        place = await driver.evaluate(seen, selector);
      } while (!place);
      await driver.clickAt(...place);
    },
  };
  return {
    tab,
    version: driver.version,
    problems: async () => [...problems.splice(0), ...(await driver.evaluate(recorded))],
    async close() {
      await driver.close();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
