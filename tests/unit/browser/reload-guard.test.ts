import { beforeEach, expect, test, vi } from 'vitest';
import { chunkPatienceMs, reloadGuard, scriptPatienceMs } from '@/lib/browser/reload-guard';

const file = 'https://www.site.test/_next/static/chunks/a.js';

interface World {
  onLine?: boolean;
  busy?: boolean;
  /** Time of the last reload of the tab; null where storage is blocked. */
  last?: number | null;
  navigation?: 'navigate' | 'reload' | 'back_forward';
  sheets?: { href: string; sheet: object | null }[];
  styles?: object[];
  pictures?: { media: string }[];
  unsaved?: boolean;
  resources?: { name: string; responseStatus?: number }[];
}

const now = Date.now();

/** Runs the script in a page of fakes; `fire` plays an event, `after` lets time go by. */
function run({ onLine = true, busy, last, navigation = 'navigate', ...page }: World = {}) {
  const reload = vi.fn();
  const listeners = new Map<string, (event: { target: object }) => void>();
  const store = new Map<string, string>(last ? [['reloaded', String(last)]] : []);
  const stored = () => {
    if (last === null) throw new DOMException('Blocked', 'SecurityError');
    return store;
  };
  const world = {
    document: {
      documentElement: { dataset: {} },
      getElementsByName: () => [],
      querySelector: () => (page.unsaved ? {} : null),
      body: { ariaBusy: busy ? 'true' : null },
      addEventListener: (name: string, listener: (event: { target: object }) => void) =>
        listeners.set(name, listener),
      styleSheets: page.styles ?? [],
      querySelectorAll: (what: string) =>
        (what.startsWith('link') ? page.sheets : page.pictures) ?? [],
    },
    window: {} as { reloadOnce?: () => void; turnScripting?: () => void },
    performance: {
      getEntriesByType: (type: string) =>
        type === 'navigation' ? [{ type: navigation }] : (page.resources ?? []),
    },
    navigator: { onLine },
    sessionStorage: {
      getItem: (key: string) => stored().get(key) ?? null,
      setItem: (key: string, value: unknown) => stored().set(key, String(value)),
    },
    location: { reload },
  };
  new Function(...Object.keys(world), reloadGuard)(...Object.values(world));
  return {
    reload,
    fire: (name: string, target: object) => listeners.get(name)?.({ target }),
    after: (ms: number) => vi.advanceTimersByTime(ms),
    turn: () => world.window.turnScripting?.(),
    ...world.window,
  };
}

beforeEach(() => void vi.useFakeTimers({ now }));

function expectReload({ reload, after }: ReturnType<typeof run>, ms: number): void {
  after(ms - 1);
  expect(reload).not.toHaveBeenCalled();
  after(1);
  expect(reload).toHaveBeenCalledTimes(1);
}

test.each([
  ['script', { src: file }],
  ['style sheet', { rel: 'stylesheet', href: file }],
])('a %s that is gone: one reload, after it had time to come after all', (_, target) => {
  const page = run();
  page.fire('error', target);
  expectReload(page, 1500);
  page.fire('error', target);
  page.after(2000);
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test.each<[string, World]>([
  ['sheet', { sheets: [{ href: file, sheet: null }] }],
  ['script', { resources: [{ name: file, responseStatus: 404 }] }],
])('a %s that failed before counts', (_, world) => expectReload(run(world), 1500));

test('no reload for what a second try brought, a preload, a picture and a stranger', () => {
  const page = run({
    sheets: [{ href: file, sheet: {} }],
    resources: [
      { name: file, responseStatus: 200 },
      { name: 'https://www.site.test/images/a.svg', responseStatus: 404 },
    ],
  });
  page.fire('error', { src: file });
  page.fire('load', { src: file });
  page.fire('error', { rel: 'preload', href: file });
  page.fire('error', { src: 'https://www.site.test/images/hero.svg' });
  page.fire('error', { src: 'https://scheduler.test/widget.js' });
  page.after(2000);
  expect(page.reload).not.toHaveBeenCalled();
});

test('a page whose scripts do not run within 120 s', () => {
  expectReload(run(), chunkPatienceMs);
});

test.each<[number, string, World]>([
  [0, 'without a network', { onLine: false }],
  [0, 'while another page is under way', { busy: true }],
  [0, 'within an hour of the last', { last: now - 3_599_000 }],
  [1, 'an hour after the last', { last: now - 3_600_000 }],
  [0, 'where the clock was set back', { last: now + 3_600_000 }],
  [1, 'of a fresh page, storage blocked', { last: null }],
  [0, 'of a reload, storage blocked', { last: null, navigation: 'reload' }],
  [0, 'of a page gone back to, storage blocked', { last: null, navigation: 'back_forward' }],
  [0, 'of a page that holds what somebody made', { unsaved: true }],
])('%i reloads, asked for twice, %s', (times, _, world) => {
  const page = run(world);
  page.reloadOnce?.();
  page.reloadOnce?.();
  expect(page.reload).toHaveBeenCalledTimes(times);
});

test('no reload while a field that was typed into stands there; a choice does not count', () => {
  const page = run();
  page.fire('input', { type: 'radio', isConnected: true });
  const field = { type: 'text', isConnected: true };
  page.fire('input', field);
  page.reloadOnce?.();
  expect(page.reload).not.toHaveBeenCalled();
  field.isConnected = false;
  page.reloadOnce?.();
  expect(page.reload).toHaveBeenCalledTimes(1);
});

test('shows what stands there without script where none has come for 8 s, until one comes', () => {
  const rule = (mediaText: string, cssRules: object[] = []) => ({ media: { mediaText }, cssRules });
  const inner = rule('(width >= 1024px) and (scripting: enabled)');
  const other = rule('print');
  const outer = rule('(width < 1024px), (scripting: none)', [{ cssRules: [inner, other] }]);
  const foreign = {
    get cssRules() {
      throw new DOMException('Of another host', 'SecurityError');
    },
  };
  const picture = { media: '(scripting: none)' };
  const { after, turn } = run({ styles: [foreign, { cssRules: [outer] }], pictures: [picture] });
  const media = () => [outer, inner, other].map((one) => one.media.mediaText).concat(picture.media);
  const before = media();
  after(scriptPatienceMs - 1);
  expect(media()).toEqual(before);
  after(1);
  expect(media()).toEqual([
    '(width < 1024px), (scripting: enabled)',
    '(width >= 1024px) and (scripting: none)',
    'print',
    '(scripting: enabled)',
  ]);
  turn();
  expect(media()).toEqual(before);
});
