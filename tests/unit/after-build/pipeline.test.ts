// @vitest-environment node
import { access, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { finishBuild, readSkipped, stepNames } from '@/scripts/after-build/pipeline';
import { type TemporaryFolder, temporaryFolder } from '../serve/site-folder';
import bare from './bare-page.json';

describe('AFTER_BUILD_SKIP', () => {
  test.each([
    [undefined, []],
    ['', []],
    ['late-scripts', ['late-scripts']],
    [' late-scripts, compress,', ['late-scripts', 'compress']],
  ])('%j names %j', (text, names) => {
    expect([...readSkipped(text)]).toEqual(names);
  });

  test('an unknown name is refused, with all that there are', () => {
    expect(() => readSkipped('late-script,compress')).toThrow(
      `'late-script'. The steps: ${stepNames.join(', ')}.`,
    );
  });
});

describe('the bare site of the installed Next', () => {
  // These write the content of this site, and have tests of their own.
  const ofContent = ['texts', 'sitemap', 'service-worker', 'compress'];
  const page = bare.pages['index.html'];
  const [script = ''] = bare.files.filter((name) => /chunks\/.*\.js$/.test(name));
  let folder: TemporaryFolder;
  const read = (name: string) => readFile(join(folder.path, name), 'utf8');

  beforeEach(async () => {
    folder = await temporaryFolder();
    const noindex = page.replace('</head>', '<meta name="robots" content="noindex"/></head>');
    for (const name of bare.files) {
      await mkdir(dirname(join(folder.path, name)), { recursive: true });
      await writeFile(join(folder.path, name), name === 'index.html' ? page : 'run()');
    }
    for (const name of ['404.html', '_not-found.html']) {
      await writeFile(join(folder.path, name), noindex);
    }
  });
  afterEach(() => folder.remove());

  /** What each step leaves behind. */
  const traces: Record<string, () => Promise<boolean>> = {
    'not-found': async () =>
      access(join(folder.path, '_not-found.html')).then(
        () => false,
        () => true,
      ),
    'compile-hints': async () => (await read(script)).startsWith('//#'),
    'late-scripts': async () => (await read('index.html')).includes(' data-src="/_next'),
    integrity: async () => (await read('index.html')).includes('integrity="sha384-'),
    policy: async () => (await read('index.html')).includes('http-equiv="Content-Security-Policy"'),
  };

  test.each([...Object.keys(traces), 'expectations', 'none'])(
    'is finished without %s',
    async (skipped) => {
      const done = await finishBuild(folder.path, new Set([...ofContent, skipped]));
      expect(done.at(-1)).toContain(skipped);
      for (const [name, isThere] of Object.entries(traces)) {
        expect(await isThere(), name).toBe(name !== skipped);
      }
    },
  );

  test('a page keeps every byte that no step has to change', async () => {
    await finishBuild(folder.path, new Set(stepNames.filter((name) => name !== 'expectations')));
    expect(await read('index.html')).toBe(page);
  });

  test('a page that Next wrote otherwise stops the build, with its name', async () => {
    await writeFile(join(folder.path, 'index.html'), page.replaceAll('async=""', ''));
    const finished = finishBuild(folder.path, new Set(ofContent));
    await expect(finished).rejects.toThrow(/index\.html[\s\S]*script-files/);
  });
});
