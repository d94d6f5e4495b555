import { headersFileBlocks, nginxBlocks, uploadBlocks } from './blocks';
import { functionBlocks, templateBlocks } from './cloudfront';

/** The written parts of a file, by their names. */
type Blocks = Readonly<Record<string, readonly string[]>>;

/** The files of the hosts, with the parts that are written from the sources of the local server. */
export const hostFiles: readonly { readonly file: string; readonly blocks: () => Blocks }[] = [
  { file: 'deploy/nginx/site.conf', blocks: () => nginxBlocks },
  { file: 'deploy/cloudflare/_headers', blocks: () => headersFileBlocks },
  { file: 'deploy/netlify/_headers', blocks: () => headersFileBlocks },
  { file: 'deploy/aws/upload.sh', blocks: () => uploadBlocks },
  { file: 'deploy/aws/clean-addresses.js', blocks: () => functionBlocks },
  // Last: it holds the function above.
  { file: 'deploy/aws/site.yaml', blocks: templateBlocks },
];

/**
 * Fills a part of a host's file: what stands between the comments `written: <name>` and `end`.
 *
 * The lines get the marks' indentation. Throws an Error where the file lacks the part.
 */
export function fillBlock(text: string, name: string, lines: readonly string[]): string {
  const block = new RegExp(`^( *)(#|//) written: ${name}\\n(?:.*\\n)*?\\1\\2 end$`, 'm');
  if (!block.test(text)) throw new Error(`There is no part '${name}' to write.`);
  return text.replace(block, (_, indent: string, mark: string) =>
    [`${mark} written: ${name}`, ...lines, `${mark} end`]
      .map((line) => line && indent + line)
      .join('\n'),
  );
}

/** A file's text as the sources want it. Throws an Error where it lacks a part. */
export const withBlocks = (text: string, blocks: Blocks): string =>
  Object.entries(blocks).reduce((filled, [name, lines]) => fillBlock(filled, name, lines), text);
