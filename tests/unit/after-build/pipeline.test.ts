import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, test } from 'vitest';
import { expectCollector } from '@/scripts/after-build/expectations';
import { finishBuild, readSkipped, stepNames } from '@/scripts/after-build/pipeline';
import { temporaryFolder } from '../../support/folder';
import bare from './bare-page.json';

test('an unknown name in AFTER_BUILD_SKIP is refused, with all that there are', () => {
  expect(() => readSkipped('lazy-script,compress')).toThrow(
    `'lazy-script'. The steps: ${stepNames.join(', ')}.`,
  );
});

describe('the bare site of the installed Next', () => {
  // These write the content of this site, and have tests of their own.
  const ofContent = ['texts', 'sitemap', 'search', 'service-worker', 'compress'];
  const page = bare.pages['index.html'];
  const [script = ''] = bare.files.filter((name) => /chunks\/.*\.js$/.test(name));
  const { at, read, write } = temporaryFolder();
  const finish = (skipped: readonly string[]) => finishBuild(at(), new Set(skipped));

  function build(index = page) {
    const noindex = page.replace('</head>', '<meta name="robots" content="noindex"/></head>');
    const others = Object.fromEntries(bare.files.map((name) => [name, 'run()']));
    const pages = { 'index.html': index, '404.html': noindex, '_not-found.html': noindex };
    return write({ ...others, ...pages });
  }
  beforeEach(() => build());

  const traces: Record<string, () => Promise<boolean>> = {
    leftovers: async () => !existsSync(at('_not-found.html')),
    'compile-hints': async () => (await read(script)).startsWith('//#'),
    'lazy-scripts': async () => (await read('index.html')).includes(' data-src="/_next'),
    'one-payload': async () => !(await read('index.html')).includes('<script>self.__next_f'),
    policy: async () => (await read('index.html')).includes('http-equiv="Content-Security-Policy"'),
  };

  test.each([...Object.keys(traces), 'expectations', 'none'])(
    'finished but for %s',
    async (skipped) => {
      const done = await finish([...ofContent, skipped]);
      expect(done.at(-1)).toContain(skipped);
      for (const [name, isThere] of Object.entries(traces)) {
        expect(await isThere(), name).toBe(name !== skipped);
      }
    },
  );

  test('a collector of events that no script names stops the build', async () => {
    const collector = 'https://count.test/api/event';
    await expect(expectCollector(at(), collector)).rejects.toThrow(collector);
    await write({ [script]: `send("${collector}")` });
    await expectCollector(at(), collector);
  });

  test('a page keeps every byte that no step has to change', async () => {
    await finish(stepNames.filter((name) => name !== 'expectations'));
    expect(await read('index.html')).toBe(page);
  });
});
