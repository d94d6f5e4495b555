import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium as playwright } from '@playwright/test';

/** A program that tests need: paths of its parts, and Debian packages that install them. */
interface Program<Part extends string> {
  readonly variable?: string;
  readonly parts: Readonly<Record<Part, readonly string[]>>;
  readonly packages: readonly string[];
  /** Installed if missing, even where another would do. */
  readonly preferred?: readonly string[];
  readonly advice: string;
}

const onPath = (...commands: readonly string[]): readonly string[] => {
  const folders = ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter)];
  return commands.flatMap((command) => folders.filter(Boolean).map((at) => join(at, command)));
};

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'];
const nginxModules = ['/usr/lib/nginx', '/usr/lib64/nginx', '/usr/share/nginx'];

/** Half of the CPU time of full Chromium. */
const headlessShell = 'chromium-headless-shell';

const chromium: Program<'browser'> = {
  variable: 'CHROMIUM_PATH',
  parts: {
    browser: [
      ...onPath(headlessShell, 'chromium', 'chromium-browser'),
      ...onPath('google-chrome', 'google-chrome-stable'),
      '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
      '/Applications/Chromium.app/Contents/MacOS/Chromium',
      playwright.executablePath(),
    ],
  },
  preferred: onPath(headlessShell),
  // Liberation has the widths of Arial, the fallback font.
  packages: [headlessShell, 'fonts-liberation'],
  advice: 'Install Chromium or Chrome, or set CHROMIUM_PATH to the path of one.',
};

/** What visitors have: it paints and composes layers as the headless shell does not. */
const fullChromium: Program<'browser'> = {
  ...chromium,
  parts: { browser: chromium.parts.browser.filter((path) => !path.endsWith(headlessShell)) },
  preferred: undefined,
  packages: ['chromium', 'fonts-liberation'],
};

const firefox: Program<'browser'> = {
  variable: 'FIREFOX_PATH',
  parts: {
    browser: [
      ...onPath('firefox-esr', 'firefox'),
      '/Applications/Firefox.app/Contents/MacOS/firefox',
    ],
  },
  packages: ['firefox-esr', 'fonts-liberation'],
  advice: 'Install Firefox, or set FIREFOX_PATH to the path of one.',
};

/** Safari's engine: driver, browser and virtual screen. */
const webkit: Program<'driver' | 'browser' | 'screen'> = {
  parts: {
    driver: onPath('WebKitWebDriver'),
    browser: libraries.flatMap((folder) =>
      ['4.1', '6.0'].map((version) => `${folder}/webkit2gtk-${version}/MiniBrowser`),
    ),
    screen: onPath('Xvfb'),
  },
  packages: ['webkit2gtk-driver', 'xvfb', 'fonts-liberation'],
  advice: "Install WebKitGTK and a screen for it: Debian's webkit2gtk-driver and xvfb.",
};

const nginx: Program<'program' | 'brotliModule'> = {
  parts: {
    program: onPath('nginx'),
    brotliModule: nginxModules.map((at) => `${at}/modules/ngx_http_brotli_static_module.so`),
  },
  packages: ['nginx', 'libnginx-mod-http-brotli-static'],
  advice: "Install nginx with its brotli module: Debian's libnginx-mod-http-brotli-static.",
};

function find<Part extends string>(program: Program<Part>): Record<Part, string> | undefined {
  const { variable, parts } = program;
  const named = variable && process.env[variable];
  const found = Object.entries<readonly string[]>(parts).map(
    ([part, places]) => [part, (named ? [named] : places).find(existsSync)] as const,
  );
  return found.every(([, path]) => path)
    ? (Object.fromEntries(found) as Record<Part, string>)
    : undefined;
}

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

/** The paths of the parts, installed if missing. Throws advice otherwise. */
function ensure<Part extends string>(program: Program<Part>): Record<Part, string> {
  const { variable, preferred, packages, advice } = program;
  const named = variable && process.env[variable];
  const complete = preferred ? preferred.some(existsSync) : find(program);
  if (!named && !complete) aptInstall(packages);
  const found = find(program);
  if (found) return found;
  throw new Error(named ? `There is no browser at ${variable} (${named}).` : advice);
}

/** Software rendering, root, no background requests. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** From `CHROMIUM_PATH`, the system or Playwright. */
export const findChromium = (): string | undefined => find(chromium)?.browser;

/** Installed if missing, by Debian or else by Playwright. */
export function ensureChromium(): string {
  try {
    return ensure(chromium).browser;
  } catch (error) {
    const missing = !process.env.CHROMIUM_PATH && run('npx', 'playwright', 'install', 'chromium');
    const installed = missing ? findChromium() : undefined;
    if (installed) return installed;
    throw error;
  }
}

export const ensureFullChromium = (): string => ensure(fullChromium).browser;

export const ensureFirefox = (): string => ensure(firefox).browser;

export const ensureWebkit = () => ensure(webkit);

export const ensureNginx = () => ensure(nginx);
