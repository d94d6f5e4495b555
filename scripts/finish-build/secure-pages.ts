import { readFile, writeFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { site } from '@/content/site';
import { env } from '@/lib/env';
import { filesIn } from './files';
import { scriptIntegrities } from './hashes';
import { lateScriptsOf } from './late-scripts';
import { contentPolicy, type InlineHashes, type PolicyHosts } from './policy';
import { securePage } from './secure-page';

const hosts: PolicyHosts = {
  connect: [env.apiUrl, ...site.forms.map(({ endpoint }) => endpoint ?? '')],
  pictures: [env.imageCdn],
  frames: [env.schedulingUrl],
};

/**
 * Gives every page of a folder its policy, and its scripts their integrity.
 *
 * Returns what it did in a few words. Throws one Error that names the page where that cannot be.
 */
export async function securePages(root: string): Promise<string> {
  const integrities = await scriptIntegrities(root);
  const policy = (hashes: InlineHashes): string => contentPolicy(hosts, hashes);
  const pages = await filesIn(root, '.html');
  for (const file of pages) {
    try {
      const html = await readFile(file, 'utf8');
      await writeFile(file, securePage(lateScriptsOf(html), { integrities, policy }));
    } catch (error) {
      throw new Error(`${relative(root, file)}: ${error instanceof Error ? error.message : error}`);
    }
  }
  return `policies in ${pages.length} pages`;
}
