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

/** A copy of the site, or of what its content needs, in a temporary folder. */
export interface SiteCopy {
  readonly folder: string;
  readonly read: (file: string) => string;
  /** Writes a file; its folders come with it. */
  readonly write: (file: string, content: string | Uint8Array) => void;
  readonly remove: (file: string) => void;
  /** Runs a command in it and returns its exit code and all that it printed. */
  readonly run: (command: string) => Promise<{ readonly code: number; readonly said: string }>;
  /** Builds it; throws what the build printed where it fails. */
  readonly build: () => Promise<string>;
  /** Removes the folder. */
  readonly clear: () => void;
}

/** An empty copy. */
function emptyCopy(): SiteCopy {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const at = (file: string) => join(folder, file);
  const run: SiteCopy['run'] = async (command) => {
    // Tests tell by these that they are tests; a build is none. Nobody downloads a copy.
    const { NODE_ENV, VITEST, ...rest } = process.env;
    const env = { ...rest, AFTER_BUILD_SKIP: 'compress' } as unknown as NodeJS.ProcessEnv;
    const child = spawn(command, {
      ...{ cwd: folder, shell: true, env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said = Promise.all([text(child.stdout), text(child.stderr)]);
    const [code] = await once(child, 'close');
    return { code: code ?? 1, said: (await said).join('') };
  };
  return {
    folder,
    read: (file) => readFileSync(at(file), 'utf8'),
    write(file, content) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    remove: (file) => rmSync(at(file)),
    run,
    async build() {
      const { code, said } = await run('npm run --silent build');
      if (code !== 0) throw new Error(`The copy cannot be built:\n${said}`);
      return said;
    },
    clear: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/**
 * Copies the working tree with all that was changed in it. Packages are linked and the bundler's cache
 * comes along, so that a build of the copy takes as long as one here.
 */
export function copySite(): SiteCopy {
  const copy = emptyCopy();
  for (const file of filesOf('.')) copy.write(file, readFileSync(file));
  linkAll('node_modules', join(copy.folder, 'node_modules'));
  const cache = join('.next', 'cache');
  if (existsSync(cache)) cpSync(cache, join(copy.folder, cache), { recursive: true });
  return copy;
}

/** Copies what the check of the content needs, which a build does not. */
export function copyContent(): SiteCopy {
  const copy = emptyCopy();
  for (const part of ['content', 'lib', 'art', 'scripts', 'package.json', 'tsconfig.json']) {
    cpSync(part, join(copy.folder, part), { recursive: true });
  }
  mkdirSync(join(copy.folder, 'public'));
  for (const part of ['node_modules', 'public/images']) {
    symlinkSync(resolve(part), join(copy.folder, part), 'dir');
  }
  return copy;
}
