import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { compressFiles } from '../after-build/compress';
import { namesIn } from '../after-build/files';
import { measureWeights, type Weights } from './weigh';

const folder = resolve('.data/bare-framework');

const files = {
  'app/layout.jsx': `export default function Layout({ children }) {
  return <html lang="en"><body>{children}</body></html>;
}
`,
  'app/page.jsx': `export default function Page() {
  return <p>One paragraph.</p>;
}
`,
  // The bundler resolves packages outside the folder only if told.
  'next.config.mjs': `const root = new URL('../..', import.meta.url).pathname;
export default { output: 'export', turbopack: { root }, outputFileTracingRoot: root };
`,
};

const weightFile = 'scripts/bench/bare-framework.json';
const pageFile = 'tests/unit/after-build/bare-page.json';

const readJson = async (path: string) => JSON.parse(await readFile(path, 'utf8'));

async function installedVersions() {
  const versions = ['next', 'react', 'react-dom'].map(
    async (name) => [name, (await readJson(`node_modules/${name}/package.json`)).version] as const,
  );
  const { browserslist } = await readJson('package.json');
  const dependencies: Record<string, string> = Object.fromEntries(await Promise.all(versions));
  return { dependencies, browserslist };
}

/** The recorded weight. Throws where other versions are installed now. */
export async function bareFramework(): Promise<Weights> {
  const { weights, ...versions } = await readJson(weightFile);
  if (isDeepStrictEqual(versions, await installedVersions())) return weights;
  throw new Error(
    `${weightFile} is of other versions than are installed: run 'npm run bench -- --record' and commit it.`,
  );
}

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

export async function recordBareFramework(): Promise<void> {
  const root = await buildBareFramework();
  const versions = await installedVersions();
  const names = (await namesIn(root)).toSorted();
  const html = (name: string) => readFile(join(root, name), 'utf8');
  const pages = { 'index.html': await html('index.html'), '404.html': await html('404.html') };
  const [weights] = await measureWeights(root, ['/']);
  const page = { version: versions.dependencies.next, files: names, pages };
  await writeFile(pageFile, `${JSON.stringify(page, null, 2)}\n`);
  await writeFile(weightFile, JSON.stringify({ ...versions, weights }));
  spawnSync('npx', ['biome', 'format', '--write', weightFile], { stdio: 'inherit' });
  console.log(`Recorded the bare page of Next ${page.version} in ${pageFile} and ${weightFile}.`);
}
