import { securityHeaders } from '../../deploy/headers';
import { isCompressible } from '../after-build/compressible';
import { cacheRules, revalidate } from '../serve/cache-control';
import { contentType, endings } from '../serve/content-type';

const typeOf = (ending: string): string => contentType(`file.${ending}`);

const quoted = (text: string): string => `"${text}"`;

/** The parts of `deploy/nginx/site.conf` that follow from the sources of the local server. */
export const nginxBlocks = {
  types: [
    'types {',
    ...endings.map((ending) => `    ${quoted(typeOf(ending))} ${ending};`),
    '}',
    'default_type application/octet-stream;',
  ],
  headers: securityHeaders.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`),
  cache: [
    `default ${quoted(revalidate)};`,
    ...cacheRules.map(({ folder, value }) => `~^${folder} ${quoted(value)};`),
  ],
  vary: [
    'default "";',
    `/ Accept-Encoding;`,
    `~\\.(${endings.filter((ending) => isCompressible(`file.${ending}`)).join('|')})$ Accept-Encoding;`,
  ],
};

/**
 * The rules of a `_headers` file, which Cloudflare and Netlify read in the published folder.
 *
 * Both send `public, max-age=0, must-revalidate` where no rule speaks, and join the values of two
 * rules with a comma: so `Cache-Control` may stand only where it differs.
 */
export const headersFileBlocks = {
  headers: ['/*', ...securityHeaders.map(({ name, value }) => `  ${name}: ${value}`)],
  cache: cacheRules.flatMap(({ folder, value }) => [`${folder}*`, `  Cache-Control: ${value}`]),
};

/** Hashed files first, pages last: a page must never name a file that is not there yet. */
const folders = [...cacheRules, { folder: '/', value: revalidate }];

/** The parts of `deploy/aws/upload.sh` that say what goes up with which type and for how long. */
export const uploadBlocks = {
  types: endings.map((ending) => `'${ending}=${typeOf(ending)}'`),
  folders: folders.map(({ folder, value }) => `upload '${folder}' '${value}'`),
};
