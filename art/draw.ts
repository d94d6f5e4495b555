import { execFileSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { isOutdated } from './workshop/record';
import { update } from './workshop/update';

// `npm run art` draws all files, or those named by how they begin. `--check` writes nothing and fails where one
// differs; with `--changed` it draws everything only where drawing code was changed since main.

const { values, positionals: names } = parseArgs({
  options: { check: { type: 'boolean' }, changed: { type: 'boolean' } },
  allowPositionals: true,
});

const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });

/** Whether drawing code was changed since main, or in its last commit. */
function codeChanged(): boolean {
  try {
    const base = git('merge-base', 'HEAD', 'main');
    const since = base === git('rev-parse', 'HEAD') ? 'HEAD~1' : base.trim();
    const files = git('diff', '--name-only', since) + git('ls-files', '-o', '--exclude-standard');
    return /^(art|lib|planner|content\/home)\/|^package-lock\.json$/m.test(files);
  } catch {
    // A copy without history, as on a build machine.
    return true;
  }
}

const { check } = values;
const whole = !values.changed || codeChanged();
const isNamed = (file: string): boolean => names.some((name) => file.includes(`/${name}`));

const { changed, removed, own, listed } = await update(
  (job, recorded) =>
    (names.length === 0 || isNamed(job.file)) && (whole || isOutdated(job, recorded)),
  !check,
);
for (const file of own) console.log(`${file} is not drawn here and stays as it is.`);
for (const { file } of changed) console.log(check ? `${file} is not what would be drawn.` : file);
for (const file of removed) console.log(`${file} is not asked for any more.`);
console.log(`${changed.length} files ${check ? 'differ' : 'changed'}, ${removed.length} removed.`);
if (check && !(listed && changed.length === 0)) {
  console.error("Pictures are out of date: run 'npm run art' and commit what it writes.");
  process.exitCode = 1;
}
