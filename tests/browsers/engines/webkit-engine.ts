import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { siteHandler } from '@/scripts/serve/handler';
import { listen } from '@/scripts/serve/listen';
import { isTakenOver } from '@/tests/e2e/support/taken-over';
import { copyWithRecorder, recorded } from './recorder';
import { seen } from './seen';
import { type Engine, type Key, patience, type Tab } from './tab';
import { type Call, startWebdriver } from './webdriver';

/** WebDriver's signs for keys. */
const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

const keyActions = (signs: readonly string[]) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: signs.flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    },
  ],
});

const pressAt = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [
        { type: 'pointerMove', x, y, duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ],
    },
  ],
});

function tabOf(call: Call, origin: string, leave: () => Promise<void>): Tab {
  const run: Tab['run'] = (work, ...args) =>
    call('POST', '/execute/sync', { script: `return (${work}).apply(null, arguments)`, args });
  const until: Tab['until'] = async (work, ...args) => {
    const end = performance.now() + patience;
    // A page that goes meanwhile answers with an error.
    while (!(await run(work, ...args).catch(() => false))) {
      if (performance.now() > end) throw new Error(`In vain: ${work}, ${JSON.stringify(args)}`);
      await pause(25);
    }
  };
  return {
    run,
    until,
    async open(path) {
      await leave();
      await call('POST', '/url', { url: `${origin}${path}` });
      await until(isTakenOver);
    },
    async click(selector) {
      await until(seen, selector);
      const [x, y] = (await run(seen, selector)) ?? [0, 0];
      await call('POST', '/actions', pressAt(x, y));
    },
    type: (text) => call('POST', '/actions', keyActions([...text])),
    press: (key) => call('POST', '/actions', keyActions([keys[key]])),
  };
}

/** WebKitGTK, through its WebDriver. */
export async function startWebkitEngine(): Promise<Engine> {
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'));
  const root = join(folder, 'out');
  copyWithRecorder(root);
  const mailListFile = join(folder, 'mail-list.txt');
  const { server, port } = await listen(siteHandler({ root, mailListFile }), 0);
  const { call, stop } = await startWebdriver();
  const problems: string[] = [];
  const isOfSite = () => location.protocol.startsWith('http');
  const tab: Tab = tabOf(call, `http://localhost:${port}`, async () => {
    if (await tab.run(isOfSite)) problems.push(...(await tab.run(recorded)));
  });
  await call('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 1100 });
  return {
    tab,
    async problems() {
      return [...problems.splice(0), ...(await tab.run(recorded))];
    },
    async close() {
      await stop();
      server.close();
      server.closeAllConnections();
      rmSync(folder, { recursive: true });
    },
  };
}
