import { existsSync } from 'node:fs';
import { aptInstall, mayUseApt, onPath } from './apt';

/** Debian's Firefox, both the package and the command: the release that gets mends for a year. */
const extendedSupport = 'firefox-esr';

const commands = [extendedSupport, 'firefox'];

const macApplication = '/Applications/Firefox.app/Contents/MacOS/firefox';

function findFirefox(): string | undefined {
  const named = process.env.FIREFOX_PATH;
  if (named) return existsSync(named) ? named : undefined;
  return [...commands.flatMap(onPath), macApplication].find((place) => existsSync(place));
}

/**
 * The path of a Firefox, the one that `FIREFOX_PATH` names or the system's, installed first where it
 * is missing.
 *
 * Throws an Error with one sentence for the reader where it cannot be had.
 */
export function ensureFirefox(): string {
  const named = process.env.FIREFOX_PATH;
  if (!named && !findFirefox() && mayUseApt()) aptInstall(extendedSupport, 'fonts-liberation');
  const found = findFirefox();
  if (found) return found;
  throw new Error(
    named
      ? `There is no browser at FIREFOX_PATH (${named}).`
      : 'Install Firefox, or set FIREFOX_PATH to the path of one.',
  );
}
