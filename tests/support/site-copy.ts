import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  cpSync,
  existsSync,
  linkSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';

/** A file under a second name, or copied where the temporary folder lies on another disk. */
function link(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

/**
 * The same files under other names: the bundler follows no link out of the folder that it builds. What
 * a build writes over would be written into both.
 */
function linkAll(from: string, to: string): void {
  mkdirSync(to);
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkAll(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else link(source, target);
  }
}

/** What git knows of and what is new, as it lies in the folder. */
const filesOf = (root: string): readonly string[] =>
  spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  })
    .stdout.split('\0')
    .filter((file) => file && lstatSync(join(root, file), { throwIfNoEntry: false })?.isFile());

/** A copy of the site in a temporary folder, to be changed and built. */
export interface SiteCopy {
  readonly folder: string;
  readonly read: (file: string) => string;
  /** Writes a file; its folders come with it. */
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
  /** Runs a command in it and tells how it ended and all that it said. */
  readonly run: (command: string) => Promise<{ readonly code: number; readonly said: string }>;
  /** Builds it; throws what the build said where it fails. */
  readonly build: () => Promise<string>;
  /** Takes the folder away. */
  readonly clear: () => void;
}

/**
 * Copies the working tree with all that was changed in it. Packages are linked and what the bundler has
 * kept of its last build comes along, so that a build of the copy takes as long as one here.
 */
export function copySite(root = resolve('.')): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const at = (file: string) => join(folder, file);
  const write: SiteCopy['write'] = (file, content) => {
    mkdirSync(dirname(at(file)), { recursive: true });
    writeFileSync(at(file), content);
  };
  for (const file of filesOf(root)) {
    mkdirSync(dirname(at(file)), { recursive: true });
    copyFileSync(join(root, file), at(file));
  }
  linkAll(join(root, 'node_modules'), at('node_modules'));
  const cache = join('.next', 'cache');
  if (existsSync(join(root, cache))) cpSync(join(root, cache), at(cache), { recursive: true });
  const run: SiteCopy['run'] = async (command) => {
    // Tests say of themselves that they are tests; a build is none.
    const { NODE_ENV, VITEST, ...rest } = process.env;
    // Nobody downloads a copy.
    const env = { ...rest, AFTER_BUILD_SKIP: 'compress' } as Partial<NodeJS.ProcessEnv>;
    const child = spawn(command, {
      cwd: folder,
      shell: true,
      env: env as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'close');
    return { code: code ?? 1, said: (await said).join('') };
  };
  return {
    folder,
    read: (file) => readFileSync(at(file), 'utf8'),
    write,
    remove: (file) => rmSync(at(file)),
    run,
    build: async () => {
      const { code, said } = await run('npm run --silent build');
      if (code !== 0) throw new Error(`The copy cannot be built:\n${said}`);
      return said;
    },
    clear: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}
