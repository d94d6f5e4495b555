import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { site } from '@/content/site';
import { offlinePath, pages } from '@/lib/routes';
import * as rule from './files';
import { circles, importsOf, readFiles } from './imports';
import { clientFiles, unguardedIslands } from './islands';
import { brokenLayers, roomOf } from './layers';
import { clientComponents, looseTexts } from './loose-text';

const folders = ['app', 'components', 'content', 'lib'];
const sources = readFiles([...folders, 'art'], /\.tsx?$/);
const shipped = sources.filter(({ path }) => !/\.test\.tsx?$|^art\/tests\//.test(path));
const sheets = readFiles(['app', 'components'], /\.css$/);
const imports = shipped.flatMap((source) => importsOf(source));
const everything = readFiles(
  ['.ci', 'app', 'art', 'components', 'content', 'deploy', 'docs', 'lib', 'scripts', 'tests'],
  /\.(tsx?|css|mjs|md)$/,
);

describe('imports', () => {
  it('are read at all', () => expect(imports.length).toBeGreaterThan(1000));
  it('keep the layers', () => expect(brokenLayers(imports)).toEqual([]));
  it('run in no circle, types included', () => expect(circles(imports)).toEqual([]));
  it('take nothing of the workshop into the site', () => {
    const taken = imports.filter(
      ({ from, to }) => !from.startsWith('art/') && to.startsWith('art/'),
    );
    expect(taken.map(({ from, to }) => `${from} imports ${to}`)).toEqual([]);
  });

  it('do not bring the list of pictures to browsers', async () => {
    const entryPoints = shipped
      .map(({ path }) => path)
      .filter((path) => /\.client\.tsx$/.test(path));
    expect(entryPoints.length).toBeGreaterThan(20);
    const { metafile } = await build({
      entryPoints,
      outdir: 'out',
      bundle: true,
      metafile: true,
      write: false,
      format: 'esm',
      packages: 'external',
      loader: { '.css': 'empty' },
    });
    expect(Object.keys(metafile.inputs)).not.toContain('lib/picture/manifest.ts');
  });
});

it('what runs in the browser stands in a boundary wherever a server component shows it', () => {
  const inBrowser = clientFiles(imports);
  const onServer = shipped.filter(
    ({ path }) => /^(app|components)\/.*\.tsx$/.test(path) && !inBrowser.has(path),
  );
  expect(onServer.length).toBeGreaterThan(100);
  expect(onServer.flatMap(unguardedIslands)).toEqual([]);
});

/** The product's real name is unknown: a build under another name must hold the old one nowhere. */
it('the working name stands in content/site.ts alone', () => {
  const name = new RegExp(site.name, 'i');
  const ending = /\.(?:tsx?|css|svg|txt|md|json)$/;
  const files = readFiles([...folders, 'scripts', 'deploy'], ending);
  expect(files.length).toBeGreaterThan(150);
  const holding = files.filter(({ text }) => name.test(text)).map(({ path }) => path);
  expect(holding).toEqual(['content/site.ts']);
});

describe('components that run in browsers', () => {
  const components = clientComponents(imports);
  it('are found', () => expect(components.length).toBeGreaterThan(150));
  it('give text an element of its own beside what changes, for translators', () =>
    expect(looseTexts(components)).toEqual([]));
});

describe('style sheets', () => {
  /** Parts that stand on every page: one file of them all weighs less than many small ones. */
  const shared = new Set(
    [...readFileSync('app/styles.css', 'utf8').matchAll(/@import "\.\.\/(.*?)"/g)].map(
      ([, at]) => at,
    ),
  );
  const users = (sheet: string) => imports.filter(({ to }) => to === sheet).map(({ from }) => from);

  it('are imported by one component of their room alone', () => {
    const lost = sheets.filter(({ path }) => {
      if (!path.startsWith('components/') || shared.has(path)) return false;
      const [user, ...more] = users(path);
      return !user || more.length > 0 || roomOf(user) !== roomOf(path);
    });
    expect(lost.map(({ path }) => `${path} is imported by [${users(path)}]`)).toEqual([]);
  });

  it('that are imported for every page are imported there alone', () => {
    const twice = sheets.filter(({ path }) => shared.has(path) && users(path).length > 0);
    expect(twice.map(({ path }) => path)).toEqual([]);
  });
});

describe('files', () => {
  const components = shipped.filter(({ path }) => /^components\/.*\.tsx$/.test(path));

  it.each([
    ['say use client where their name says it', shipped.flatMap(rule.misnamedClient)],
    ['name no physical sides', components.flatMap(rule.physicalSides)],
    ['are named in kebab-case', sources.flatMap(rule.badNames)],
    ['hold no notes', everything.flatMap(rule.leftNotes)],
    ['cite what a reader can open', everything.flatMap(rule.closedReferences)],
    ['draw the same pictures every day', shipped.flatMap(rule.notRepeatable)],
    ['are short where they are pages or style sheets', rule.longPages([...shipped, ...sheets])],
    ['are short where they are components', rule.oversized(components)],
  ])('%s', (_, broken) => expect(broken).toEqual([]));

  it('lie twenty to a folder at most', () => {
    const tracked = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      encoding: 'utf8',
    });
    const paths = tracked
      .trim()
      .split('\n')
      .filter((path) => !path.startsWith('public/'));
    // Content has a file for each thing that an editor looks for, and its schemas follow it.
    const ofEntries = [
      'content',
      'content/schemas',
      'content/blog/posts',
      'content/blog/charts',
      'content/integrations',
    ];
    expect(rule.crowdedFolders(paths, ['.', ...ofEntries])).toEqual([]);
  });

  it('are the pages that lib/routes.ts lists', () => {
    const found = rule
      .pageAddresses(shipped)
      .filter((address) => address !== '/blog/404' && address !== offlinePath);
    const plain = found.filter((address) => !address.includes('['));
    const families = found.filter((address) => address.includes('['));
    const ofFamily = (route: string) =>
      families.some((address) => route.startsWith(address.slice(0, address.indexOf('['))));
    expect(new Set([...pages].filter((route) => !ofFamily(route)))).toEqual(new Set(plain));
  });
});
