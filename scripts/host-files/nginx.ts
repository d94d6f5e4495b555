import { securityHeaders } from '../../deploy/headers';
import { isCompressible } from '../after-build/compressible';
import { cacheRules, revalidate } from '../serve/cache-control';
import { contentType, endings } from '../serve/content-type';

const quoted = (text: string): string => `"${text}"`;

/** The parts of `deploy/nginx/site.conf` that follow from the sources of the local server. */
export const nginxBlocks = {
  types: [
    'types {',
    ...endings.map((ending) => `    ${quoted(contentType(`file.${ending}`))} ${ending};`),
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
