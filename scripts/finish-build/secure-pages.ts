import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { filesIn, writeInto } from './files';
import { scriptIntegrities } from './hashes';
import { lateScriptsOf } from './late-scripts';
import { contentPolicy, type PolicyHosts } from './policy';
import { securePage } from './secure-page';

const hosts: PolicyHosts = {
  connect: [env.apiUrl, ...site.forms.map(({ endpoint }) => endpoint ?? '')],
  pictures: [env.imageCdn],
  frames: [env.schedulingUrl],
};

const sheetAddress = (css: string): string =>
  `/_next/static/styles/${createHash('sha256').update(css).digest('hex').slice(0, 16)}.css`;

/**
 * Gives every page of a folder its policy, and its scripts their integrity.
 *
 * Returns what it did in a few words. Throws one Error that names the page where that cannot be.
 */
export async function securePages(root: string): Promise<string> {
  const integrities = await scriptIntegrities(root);
  const sheets = new Map<string, string>();
  const keepSheet = (css: string): string => {
    const address = sheetAddress(css);
    sheets.set(address, css);
    return address;
  };
  const policy = (hashes: readonly string[]): string => contentPolicy(hosts, hashes);
  const pages = await filesIn(root, '.html');
  for (const file of pages) {
    try {
      const html = await readFile(file, 'utf8');
      await writeFile(file, securePage(lateScriptsOf(html), { integrities, policy, keepSheet }));
    } catch (error) {
      throw new Error(`${relative(root, file)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  for (const [address, css] of sheets) await writeInto(root, address, css);
  return `policies in ${pages.length} pages`;
}
