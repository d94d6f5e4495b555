import { securityHeaders } from '../../deploy/headers';
import { cacheRules } from '../serve/cache-control';

const line = (name: string, value: string): string => `  ${name}: ${value}`;

/**
 * The rules of a `_headers` file, which Cloudflare and Netlify read in the published folder.
 *
 * Both send `public, max-age=0, must-revalidate` where no rule speaks, and join the values of two
 * rules with a comma: so `Cache-Control` may stand only where it differs.
 */
export const headersFileBlocks = {
  headers: ['/*', ...securityHeaders.map(({ name, value }) => line(name, value))],
  cache: cacheRules.flatMap(({ folder, value }) => [`${folder}*`, line('Cache-Control', value)]),
};
