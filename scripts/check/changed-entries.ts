import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';

function git(...words: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', words, { encoding: 'utf8', maxBuffer: 2 ** 26 });
  return status === 0 ? stdout.trim() : undefined;
}

const isEntry = (file: string) => /\/[a-z0-9-]+\.ts$/.test(file) && !file.endsWith('/types.ts');

/**
 * Removed and added entries since the last push, drafts excluded; empty without git.
 *
 * @param folders with a slash at the end
 */
export function changedEntries(folders: readonly string[]) {
  const base = git('merge-base', 'HEAD', '@{upstream}') ?? 'HEAD';
  const then = new Set(
    git('ls-tree', '--name-only', base, ...folders)
      ?.split('\n')
      .filter(isEntry),
  );
  const now = folders
    .filter((folder) => existsSync(folder))
    .flatMap((folder) => readdirSync(folder).map((name) => folder + name))
    .filter(isEntry);
  const wasDraft = (file: string) =>
    /^ {2}draft: true,/m.test(git('show', `${base}:${file}`) ?? '');
  return {
    gone: [...then].filter((file) => !now.includes(file) && !wasDraft(file)),
    added: now.filter((file) => !then.has(file)),
  };
}
