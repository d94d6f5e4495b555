import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { offlinePath, pages } from '@/lib/routes';
import { browserFiles, importsOf, readFiles } from './imports';
import { unguardedIslands } from './islands';
import { brokenLayers, roomOf } from './layers';
import { looseTexts } from './loose-text';

const folders = ['app', 'components', 'content', 'lib'];
const sources = readFiles([...folders, 'art', 'planner'], /\.tsx?$/);
const shipped = sources.filter(({ path }) => !/\.test\.tsx?$|^(art|planner)\/tests\//.test(path));
const sheets = readFiles(['app', 'components'], /\.css$/);
const imports = shipped.flatMap((source) => importsOf(source));
const inBrowser = browserFiles(imports);

/** Paths of the files that break a rule. */
const where = (files: typeof sources, pattern: RegExp, breaks: (text: string) => boolean) =>
  files.flatMap(({ path, text }) => (pattern.test(path) && breaks(text) ? [path] : []));

it('imports are read at all', () => expect(imports.length).toBeGreaterThan(1000));
it('imports keep the layers', () => expect(brokenLayers(imports)).toEqual([]));

it('imports do not bring the list of pictures to browsers', async () => {
  const entryPoints = inBrowser.filter((path) => /\.client\.tsx$/.test(path));
  expect(entryPoints.length).toBeGreaterThan(20);
  const { metafile } = await build({
    ...{ entryPoints, outdir: 'out', bundle: true, metafile: true, write: false },
    ...{ format: 'esm', packages: 'external', loader: { '.css': 'empty' } },
  });
  expect(Object.keys(metafile.inputs)).not.toContain('lib/picture/manifest.ts');
});

it('what runs in the browser stands in a boundary wherever a server component shows it', () => {
  const onServer = shipped.filter(
    ({ path }) => /^(app|components)\/.*\.tsx$/.test(path) && !inBrowser.includes(path),
  );
  expect(onServer.length).toBeGreaterThan(100);
  expect(onServer.flatMap(unguardedIslands)).toEqual([]);
});

it('components that run in browsers give text an element of its own beside what changes', () => {
  const components = inBrowser.filter((path) => path.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(150);
  expect(looseTexts(components)).toEqual([]);
});

/** The product's real name is unknown: a build under another name must hold the old one nowhere. */
it('the working name stands in content/site.ts alone', () => {
  const files = readFiles([...folders, 'scripts', 'deploy'], /\.(?:tsx?|css|svg|txt|md|json)$/);
  const name = new RegExp(site.name, 'i');
  expect(where(files, /./, (text) => name.test(text))).toEqual(['content/site.ts']);
});

/** Parts that stand on every page: one file of them all weighs less than many small ones. */
const shared = new Set(
  [...readFileSync('app/styles.css', 'utf8').matchAll(/@import "\.\.\/(.*?)"/g)].map(
    ([, at]) => at,
  ),
);
const users = (sheet: string) => imports.filter(({ to }) => to === sheet).map(({ from }) => from);

it('style sheets are imported once: by a component of their room, or for every page', () => {
  const lost = sheets.filter(({ path }) => {
    const [user, ...more] = users(path);
    if (shared.has(path)) return user;
    if (!path.startsWith('components/')) return false;
    return !user || more.length > 0 || roomOf(user) !== roomOf(path);
  });
  expect(lost.map(({ path }) => `${path} is imported by [${users(path)}]`)).toEqual([]);
});

describe('files', () => {
  const everything = readFiles(
    [...folders, '.ci', 'art', 'deploy', 'docs', 'planner', 'scripts', 'tests'],
    /\.(tsx?|css|mjs|md)$/,
  );
  const component = /^components\/.*\.tsx$/;
  const page = /(^|\/)page\.tsx$/;
  const longer = (most: number) => (text: string) => text.trimEnd().split('\n').length > most;
  const says = (pattern: RegExp) => (text: string) => pattern.test(text);

  const client = /^(?:\s|\/\*[\s\S]*?\*\/|\/\/.*\n)*['"]use client['"]/;
  const clientFile = /\.client\.tsx$/;
  const serverFile = /^(?!app\/(global-)?error\.tsx$)(?!.*\.client\.tsx$)/;

  /** Utilities that name left or right, which start and end are in one half of the world each. */
  const physical =
    /(?<=[\s"'`:!])-?(?:(?:left|right|[mp][lr]|scroll-[mp][lr])-(?:[\d[(]|auto|px|full)|(?:text|float)-(?:left|right)|(?:border|rounded)-(?:[lr]|[tb][lr]))(?![a-z])\S*/;

  // Put together, so that this file does not find itself.
  const notes = new RegExp(`\\b(?:TO-?${'DO'}|FIX-?${'ME'})\\b`);
  const closed = new RegExp(`\\b(?:SP${'EC'}|DES${'IGN'}|DECIS${'IONS'}|ARCHI${'TECTURE'})\\b`);
  const chance = /\bMath\.random\(|\bDate\.now\(|\bnew Date\(\)|\brandomUUID\(/;
  const kebab = /^\(?\[{0,2}(?:\.\.\.)?[a-z0-9]+(?:[-.][a-z0-9]+)*\]{0,2}\)?(?:\.[a-z]+)*$/;
  const badlyNamed = sources.filter(({ path }) => !path.split('/').every(says(kebab)));

  it.each([
    ['say use client where their name says it', where(shipped, clientFile, (t) => !client.test(t))],
    ['say use client nowhere else', where(shipped, serverFile, says(client))],
    ['name no physical sides', where(shipped, component, says(physical))],
    ['are named in kebab-case', badlyNamed.map(({ path }) => path)],
    ['hold no notes of something to do', where(everything, /./, says(notes))],
    ['cite what a reader can open', where(everything, /./, says(closed))],
    [
      'draw the same every day',
      where(shipped, /^(art|planner\/(?!command|benchmark)|lib\/(city|routing))/, says(chance)),
    ],
    ['have 60 lines at most where they are pages', where(shipped, page, longer(60))],
    ['have 170 lines at most where they are components', where(shipped, component, longer(170))],
    ['have 200 lines at most where they are style sheets', where(sheets, /./, longer(200))],
  ])('%s', (_, broken) => expect(broken).toEqual([]));

  it('lie twenty to a folder at most', () => {
    // Content has a file for each thing that an editor looks for, and its schemas follow it.
    const ofEntries =
      /^(\.|public\b.*|content(\/(schemas|blog\/(posts|charts)|help\/articles|integrations))?)$/;
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      encoding: 'utf8',
    });
    const counts = new Map<string, number>();
    for (const folder of listed.trim().split('\n').map(dirname)) {
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    const crowded = [...counts].filter(([folder, n]) => n > 20 && !ofEntries.test(folder));
    expect(crowded).toEqual([]);
  });

  it('are the pages that lib/routes.ts lists', () => {
    const addresses = shipped
      .filter(({ path }) => path.startsWith('app/') && page.test(path))
      .map(({ path }) => path.replace(/^app|\/\([^)]*\)|\/page\.tsx$/g, '') || '/')
      .filter((address) => address !== '/blog/404' && address !== offlinePath);
    const plain = addresses.filter((address) => !address.includes('['));
    const families = addresses.flatMap((address) => address.match(/^[^[]*(?=\[)/) ?? []);
    const single = [...pages].filter((at) => !families.some((family) => at.startsWith(family)));
    expect(new Set(single)).toEqual(new Set(plain));
  });
});
