import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const commands = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const macApplications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Flags for a browser that draws in memory, as root, and makes no calls of its own. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const onPath = (command: string): readonly string[] =>
  ['/usr/bin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)].map((folder) =>
    join(folder, command),
  );

/**
 * The path of a Chromium or Chrome on this machine: the one `CHROMIUM_PATH` names, the system's,
 * or the one that Playwright downloaded. Undefined where there is none.
 */
export function findChromium(): string | undefined {
  const named = process.env.CHROMIUM_PATH;
  if (named) return existsSync(named) ? named : undefined;
  const places = [...commands.flatMap(onPath), ...macApplications, chromium.executablePath()];
  return places.find((place) => existsSync(place));
}

const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit' }).status === 0;

const mayUseApt = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get').some(existsSync);

const install = (): boolean =>
  mayUseApt()
    ? run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', 'chromium')
    : run('npx', 'playwright', 'install', 'chromium');

/**
 * The path of a Chromium, installed first where it is missing.
 *
 * Throws an Error with one sentence for the reader where it cannot be had.
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found) return found;
  const named = process.env.CHROMIUM_PATH;
  if (named) throw new Error(`There is no browser at CHROMIUM_PATH (${named}).`);
  const installed = install() ? findChromium() : undefined;
  if (installed) return installed;
  throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.');
}
