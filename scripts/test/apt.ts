import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The places where a command may lie, the system's own folders first. */
export const onPath = (command: string): readonly string[] =>
  ['/usr/bin', '/usr/sbin', ...(process.env.PATH ?? '').split(delimiter).filter(Boolean)].map(
    (folder) => join(folder, command),
  );

/** How long an installation may take, in milliseconds: a network that is silent is none. */
const patience = 600_000;

/** Runs a command in view of the user; whether it went well, and in time. */
export const run = (command: string, ...args: string[]): boolean =>
  spawnSync(command, args, { stdio: 'inherit', timeout: patience }).status === 0;

/** Whether packages of Debian may be installed here. */
export const mayUseApt = (): boolean =>
  process.platform === 'linux' && process.getuid?.() === 0 && onPath('apt-get').some(existsSync);

/** Debian asks this file before a package starts its service; code 101 means: do not. */
const startPolicy = '/usr/sbin/policy-rc.d';

/** Installs packages of Debian, none of which starts a service; whether it went well. */
export function aptInstall(...packages: string[]): boolean {
  const ours = !existsSync(startPolicy);
  if (ours) writeFileSync(startPolicy, '#!/bin/sh\nexit 101\n', { mode: 0o755 });
  try {
    return (
      run('apt-get', 'update') &&
      run('apt-get', 'install', '-y', '--no-install-recommends', ...packages)
    );
  } finally {
    if (ours) rmSync(startPolicy);
  }
}
