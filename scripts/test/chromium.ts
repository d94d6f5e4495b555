import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { aptInstall, mayUseApt, onPath, run } from './apt';

/**
 * Debian's Chromium without windows, tabs and profiles, both the package and the command: the
 * browser tests need two thirds of the time and half of the processor with it.
 */
const headlessShell = 'chromium-headless-shell';

const commands = [
  headlessShell,
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
];

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

/**
 * The path of a Chromium, installed first where it is missing; on Debian its headless shell is
 * installed beside any other.
 *
 * Throws an Error with one sentence for the reader where it cannot be had.
 */
export function ensureChromium(): string {
  const named = process.env.CHROMIUM_PATH;
  if (!named && mayUseApt() && !onPath(headlessShell).some(existsSync)) {
    // Liberation has the widths of Arial, which stands in while the site's fonts are on their way.
    aptInstall(headlessShell, 'fonts-liberation');
  }
  const found = findChromium();
  if (found) return found;
  if (named) throw new Error(`There is no browser at CHROMIUM_PATH (${named}).`);
  const installed = run('npx', 'playwright', 'install', 'chromium') ? findChromium() : undefined;
  if (installed) return installed;
  throw new Error('Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.');
}
