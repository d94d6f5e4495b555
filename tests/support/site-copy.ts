import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { findEntries } from '@/lib/content/find-entries';

/** The files that git knows of and new ones, as they lie in the working tree. */
function files(): readonly string[] {
  const args = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\0')
    .filter((file) => file && lstatSync(file, { throwIfNoEntry: false })?.isFile());
}

/** Files under second names, since the bundler follows no link out of its folder; copies across disks. */
function linkAll(from: string, to: string): void {
  try {
    execFileSync('cp', ['-al', from, to], { stdio: 'ignore' });
  } catch {
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

function emptyCopy() {
  const folder = mkdtempSync(join(tmpdir(), 'site-copy-'));
  const at = (file: string) => join(folder, file);
  return {
    folder,
    read: (file: string) => readFileSync(at(file), 'utf8'),
    write(file: string, content: string | Uint8Array) {
      mkdirSync(dirname(at(file)), { recursive: true });
      writeFileSync(at(file), content);
    },
    remove: (file: string) => rmSync(at(file)),
    /** Finds its entries and checks its content, as `npm run check` does. */
    check() {
      findEntries(folder);
      const program = ['--import', 'tsx', 'scripts/check/content.ts'];
      return spawnSync('node', program, { cwd: folder, encoding: 'utf8' });
    },
    async build() {
      // Tests tell by these that they are tests; a build is none. Nobody downloads a copy.
      const { NODE_ENV, VITEST, ...rest } = process.env;
      const env = { ...rest, AFTER_BUILD_SKIP: 'compress' } as unknown as NodeJS.ProcessEnv;
      const child = spawn('npm run --silent build', {
        ...{ cwd: folder, shell: true, env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said = Promise.all([text(child.stdout), text(child.stderr)]);
      const [code] = await once(child, 'close');
      if (code !== 0) throw new Error(`The copy cannot be built:\n${(await said).join('')}`);
    },
    clear: () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }),
  };
}

/** A copy of the site, or of what its content needs, in a temporary folder. */
export type SiteCopy = ReturnType<typeof emptyCopy>;

/** Copies the working tree with the packages and the bundler's cache. */
export function copySite(): SiteCopy {
  const copy = emptyCopy();
  for (const file of files()) copy.write(file, readFileSync(file));
  linkAll('node_modules', join(copy.folder, 'node_modules'));
  const cache = join('.next', 'cache');
  if (existsSync(cache)) cpSync(cache, join(copy.folder, cache), { recursive: true });
  return copy;
}

export function copyContent(): SiteCopy {
  const copy = emptyCopy();
  const folders = ['content', 'lib', 'planner', 'art', 'scripts'];
  for (const part of [...folders, 'package.json', 'tsconfig.json']) {
    cpSync(part, join(copy.folder, part), { recursive: true });
  }
  mkdirSync(join(copy.folder, 'public'));
  for (const part of ['node_modules', 'public/images']) {
    symlinkSync(resolve(part), join(copy.folder, part), 'dir');
  }
  return copy;
}
