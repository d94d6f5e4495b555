import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

/* Programs that tests need. Debian's are installed where one is missing. */

const { PATH = '', CHROMIUM_PATH, FIREFOX_PATH } = process.env;

const folders = ['/usr/bin', '/usr/sbin', ...PATH.split(delimiter)].filter(Boolean);

const onPath = (...commands: readonly string[]): readonly string[] =>
  commands.flatMap((command) => folders.map((folder) => join(folder, command)));

const run = (command: string, ...args: readonly string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', timeout: 600_000 }).status === 0;

/** No installed service is started. */
function aptInstall(packages: readonly string[]): void {
  const isRoot = process.platform === 'linux' && process.getuid?.() === 0;
  if (!isRoot || !onPath('apt-get').some(existsSync)) return;
  // Debian asks this file before starting a service; 101 forbids it.
  const policy = '/usr/sbin/policy-rc.d';
  const ours = !existsSync(policy);
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    if (run('apt-get', 'update')) {
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages);
    }
  } finally {
    if (ours) rmSync(policy);
  }
}

/** Where each part of a program lies, installed if one is missing. Throws advice otherwise. */
function ensure<Part extends string>(
  places: Readonly<Record<Part, readonly string[]>>,
  packages: readonly string[],
  advice: string,
): Record<Part, string> {
  const find = () =>
    Object.entries<readonly string[]>(places).map(([part, paths]) => [
      part,
      paths.find(existsSync),
    ]);
  const isMissing = () => find().some(([, path]) => !path);
  if (isMissing()) aptInstall(packages);
  if (isMissing()) throw new Error(advice);
  return Object.fromEntries(find());
}

/** Software rendering, root, no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Half of the CPU time of full Chromium. */
const headlessShell = 'chromium-headless-shell';

const chromiumAdvice = 'Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.';

const fullChromiumPaths = [
  ...onPath('chromium', 'chromium-browser'),
  ...onPath('google-chrome', 'google-chrome-stable'),
  playwright.executablePath(),
];

const chromiumPaths = [...onPath(headlessShell), ...fullChromiumPaths];

/** From `CHROMIUM_PATH`, the system or Playwright. */
export const findChromium = (): string | undefined =>
  CHROMIUM_PATH || chromiumPaths.find(existsSync);

/** Installed if missing, by Debian or else by Playwright. */
export function ensureChromium(): string {
  // Liberation has the widths of Arial, the fallback font.
  const packages = [headlessShell, 'fonts-liberation'];
  if (!CHROMIUM_PATH && !onPath(headlessShell).some(existsSync)) aptInstall(packages);
  if (!findChromium()) run('npx', 'playwright', 'install', 'chromium');
  const found = findChromium();
  if (found && existsSync(found)) return found;
  throw new Error(chromiumAdvice);
}

/** What visitors have: it paints and composes layers as the headless shell does not. */
export const ensureFullChromium = (): string =>
  ensure(
    { browser: CHROMIUM_PATH ? [CHROMIUM_PATH] : fullChromiumPaths },
    ['chromium', 'fonts-liberation'],
    chromiumAdvice,
  ).browser;

export const ensureFirefox = (): string =>
  ensure(
    { browser: FIREFOX_PATH ? [FIREFOX_PATH] : onPath('firefox-esr', 'firefox') },
    ['firefox-esr', 'fonts-liberation'],
    'Install Firefox, or set FIREFOX_PATH to the path of one.',
  ).browser;

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'];
const nginxModules = ['/usr/lib/nginx', '/usr/lib64/nginx', '/usr/share/nginx'];

/** Safari's engine: driver, browser and virtual screen. */
export const ensureWebkit = () =>
  ensure(
    {
      driver: onPath('WebKitWebDriver'),
      browser: libraries.flatMap((folder) =>
        ['4.1', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
      ),
      screen: onPath('Xvfb'),
    },
    ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
    "Install WebKitGTK and a screen for it: Debian's webkit2gtk-driver and xvfb.",
  );

export const ensureNginx = () =>
  ensure(
    {
      program: onPath('nginx'),
      brotliModule: nginxModules.map((at) => `${at}/modules/ngx_http_brotli_static_module.so`),
    },
    ['nginx', 'libnginx-mod-http-brotli-static'],
    "Install nginx with its brotli module: Debian's libnginx-mod-http-brotli-static.",
  );
