import { fillBlock } from './block';
import { functionBlocks, templateBlocks } from './cloudfront';
import { headersFileBlocks } from './headers-file';
import { nginxBlocks } from './nginx';
import { uploadBlocks } from './upload';

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

/** A file's text as the sources want it. Throws an Error where it lacks a part. */
export const withBlocks = (text: string, blocks: Blocks): string =>
  Object.entries(blocks).reduce((filled, [name, lines]) => fillBlock(filled, name, lines), text);
