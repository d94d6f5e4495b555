import { spawnSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';

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

async function wantedManifest(): Promise<string> {
  const read = async (path: string) => JSON.parse(await readFile(path, 'utf8'));
  const { browserslist } = await read('package.json');
  const names = ['next', 'react', 'react-dom'];
  const versions = names.map(async (name) => {
    const { version } = await read(`node_modules/${name}/package.json`);
    return [name, version];
  });
  const dependencies = Object.fromEntries(await Promise.all(versions));
  return `${JSON.stringify({ name: 'bare', private: true, browserslist, dependencies }, null, 2)}\n`;
}

const readText = (file: string): Promise<string> => readFile(file, 'utf8').catch(() => '');

/**
 * The folder of the built bare site. It is built once for each set of versions and browsers, with
 * the packages of this project, and kept in the ignored data folder. Throws where that fails.
 */
export async function buildBareFramework(): Promise<string> {
  const out = join(folder, 'out');
  const manifest = await wantedManifest();
  const content = JSON.stringify({ manifest, files });
  const marker = join(folder, 'built.json');
  if ((await readText(marker)) === content) return out;

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
  await writeFile(marker, content);
  return out;
}
