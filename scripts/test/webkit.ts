import { existsSync } from 'node:fs';
import { aptInstall, mayUseApt, onPath } from './apt';

/** WebKitGTK of this machine: what drives it, its smallest browser, and a screen that nobody sees. */
export interface Webkit {
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

const libraries = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib64'];

/** Undefined where a part of it is missing. */
function findWebkit(): Webkit | undefined {
  const driver = onPath('WebKitWebDriver').find(existsSync);
  const screen = onPath('Xvfb').find(existsSync);
  const browser = libraries
    .flatMap((folder) => ['4.1', '6.0'].map((of) => `${folder}/webkit2gtk-${of}/MiniBrowser`))
    .find(existsSync);
  return driver && screen && browser ? { driver, screen, browser } : undefined;
}

/**
 * WebKitGTK, installed first where it is missing: Safari's engine, as Debian has it.
 *
 * Throws an Error with one sentence for the reader where it cannot be had.
 */
export function ensureWebkit(): Webkit {
  if (!findWebkit() && mayUseApt()) aptInstall('webkit2gtk-driver', 'xvfb', 'fonts-liberation');
  const found = findWebkit();
  if (found) return found;
  throw new Error("Install WebKitGTK and a screen for it: Debian's webkit2gtk-driver and xvfb.");
}
