import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compressFiles } from '../after-build/compress';
import { measureWeights, type Weights } from './page-weights';

const folder = resolve('.data/bare-framework');

/** The smallest site: what the framework itself sends with a page of one paragraph. */
const files = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': `export default function Page() {
  return <p>One paragraph.</p>;
}
`,
  // The packages stand in the folder above; the bundler may not look there unless it is told.
  'next.config.mjs': `const root = new URL('../..', import.meta.url).pathname;
export default { output: 'export', turbopack: { root }, outputFileTracingRoot: root };
`,
};

/** What the bare site's weight depends on. */
async function installedVersions() {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const dependencies: Record<string, string> = {};
  for (const name of ['next', 'react', 'react-dom']) {
    dependencies[name] = (await read(`node_modules/${name}/package.json`)).version;
  }
  const { browserslist } = await read('package.json');
  return { dependencies, browserslist };
}

const recordedIn = 'scripts/bench/bare-framework.json';

/**
 * What the framework itself sends with a page of one paragraph, as it was recorded.
 *
 * Throws an Error that says what to do where it was recorded with other versions than are installed.
 */
export async function bareFramework(): Promise<Weights> {
  const { weights, ...versions } = JSON.parse(await readFile(recordedIn, 'utf8'));
  const installed = await installedVersions();
  if (isDeepStrictEqual(versions, installed)) return weights;
  throw new Error(
    `The bare framework was weighed with ${JSON.stringify(versions)}, but ${JSON.stringify(installed)} ` +
      `is installed: run 'npm run record:next' and commit ${recordedIn}.`,
  );
}

/** Weighs the built bare site and records that; the file it wrote. */
export async function recordBareFramework(root: string): Promise<string> {
  const [weights] = await measureWeights(root, ['/']);
  const record = { ...(await installedVersions()), weights };
  await writeFile(recordedIn, JSON.stringify(record));
  spawnSync('npx', ['biome', 'format', '--write', recordedIn], { stdio: 'inherit' });
  return recordedIn;
}

/** The folder of the built bare site, compressed as ours is. Throws where it does not build. */
export async function buildBareFramework(): Promise<string> {
  const versions = await installedVersions();
  const manifest = JSON.stringify({ name: 'bare', private: true, ...versions });
  await rm(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries({ ...files, 'package.json': manifest })) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), text);
  }
  const next = resolve('node_modules/next/dist/bin/next');
  const { status, stdout, stderr } = spawnSync(process.execPath, [next, 'build'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  if (status !== 0) throw new Error(`The bare framework did not build:\n${stdout}${stderr}`);
  const root = join(folder, 'out');
  await compressFiles(root, join(folder, '.next', 'cache', 'compressed'));
  return root;
}
