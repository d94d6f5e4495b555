import { setTimeout as pause } from 'node:timers/promises';
import { type Driver, type Key, patience } from './engine';
import { startWebdriver } from './webdriver';

const keys: Readonly<Record<Key, string>> = {
  Enter: '\uE007',
  Escape: '\uE00C',
};

/** What WebDriver has a device do. */
const perform = (device: object, actions: readonly object[]) => ({
  actions: [{ ...device, actions }],
});

const keyActions = (signs: readonly string[]) =>
  perform(
    { type: 'key', id: 'keyboard' },
    signs.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value }))),
  );

const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' } };

const pressAt = (x: number, y: number) =>
  perform(mouse, [
    { type: 'pointerMove', x, y, duration: 0 },
    { type: 'pointerDown', button: 0 },
    { type: 'pointerUp', button: 0 },
  ]);

export async function startWebkit(): Promise<Driver> {
  const { call, stop, version } = await startWebdriver();
  await call('POST', '/window/rect', { x: 0, y: 0, width: 1440, height: 1100 });
  const apply = <Answer>(work: unknown, args: readonly unknown[]): Promise<Answer> =>
    call('POST', '/execute/sync', {
      script: typeof work === 'string' ? work : `return (${work}).apply(null, arguments)`,
      args,
    });
  return {
    version,
    evaluate: (work: unknown, ...args: readonly unknown[]) => apply(work, args) as never,
    goto: (url) => call('POST', '/url', { url }),
    async until(work, ...args) {
      const end = performance.now() + patience;
      // A page that goes meanwhile answers with an error.
      while (!(await apply(work, args).catch(() => false))) {
        if (performance.now() > end) throw new Error(`In vain: ${work}, ${JSON.stringify(args)}`);
        await pause(25);
      }
    },
    clickAt: (x, y) => call('POST', '/actions', pressAt(x, y)),
    type: (text) => call('POST', '/actions', keyActions([...text])),
    press: (key) => call('POST', '/actions', keyActions([keys[key]])),
    close: stop,
  };
}
