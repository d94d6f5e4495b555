import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import type { Redirect } from '@/content/schemas/redirects';
import { copiesHeader, securityHeaders } from '../../deploy/headers';
import { movedStatus, movesOf } from '../../deploy/redirects';
import { isCompressible } from '../after-build/compressible';
import { cacheRules, revalidate } from '../serve/cache-control';
import { contentType, endings, ownTypes } from '../serve/content-type';

const quoted = (text: string): string => JSON.stringify(text);
const compressible = endings.filter((ending) => isCompressible(`file.${ending}`));

const nginxParts: Readonly<Record<string, readonly string[]>> = {
  types: [
    'types {',
    ...endings.map((ending) => `    ${quoted(contentType(`file.${ending}`))} ${ending};`),
    '}',
    'default_type application/octet-stream;',
  ],
  names: Object.entries(ownTypes).flatMap(([name, type]) => [
    `location = /${name} {`,
    '    types {}',
    `    default_type ${quoted(type)};`,
    '}',
  ]),
  headers: securityHeaders.map(({ name, value }) => `add_header ${name} ${quoted(value)} always;`),
  cache: [
    `default ${quoted(revalidate)};`,
    ...cacheRules.map(({ folder, value }) => `~^${folder} ${quoted(value)};`),
  ],
  vary: ['default "";', '/ Accept-Encoding;', `~\\.(${compressible.join('|')})$ Accept-Encoding;`],
};

/** Regular expressions: plain names of an nginx map ignore case. */
const nginxRedirects = (redirects: readonly Redirect[]): readonly string[] =>
  movesOf(redirects).map(({ from, path, anchor, isPage }) => {
    const pattern = from.replaceAll('.', '\\.') + (isPage ? '(\\.html)?/?' : '');
    return `"~^${pattern}$" "${path}$is_args$args${anchor}";`;
  });

/** Replaces the lines between `written: <name>` and `end`. Throws where the part is missing. */
export function fillPart(text: string, name: string, lines: readonly string[]): string {
  const part = new RegExp(`^( *)# written: ${name}\\n(?:.*\\n)*?\\1# end$`, 'm');
  if (!part.test(text)) throw new Error(`There is no part '${name}' to write.`);
  return text.replace(part, (_, indent: string) =>
    [`# written: ${name}`, ...lines, '# end'].map((line) => indent + line).join('\n'),
  );
}

export const nginxFile = (text: string, redirects: readonly Redirect[]): string =>
  Object.entries({ ...nginxParts, redirects: nginxRedirects(redirects) }).reduce(
    (filled, [name, lines]) => fillPart(filled, name, lines),
    text,
  );

const lines = (...parts: readonly (string | readonly string[])[]): string =>
  `${parts.flat().join('\n')}\n`;

/**
 * For Cloudflare and Netlify. Both join values of two rules with a comma and default to `public,
 * max-age=0, must-revalidate`.
 */
export const headersFile = (): string => {
  const rule = (path: string, ...headers: readonly { name: string; value: string }[]) => [
    path,
    ...headers.map(({ name, value }) => `  ${name}: ${value}`),
  ];
  return lines(
    '# For Cloudflare and Netlify.',
    rule('/*', ...securityHeaders),
    cacheRules.flatMap(({ folder, value }) => rule(`${folder}*`, { name: 'Cache-Control', value })),
    Object.entries(ownTypes).flatMap(([name, value]) =>
      rule(`/${name}`, { name: 'Content-Type', value }),
    ),
    rule('/*.md', copiesHeader),
  );
};

/**
 * For Cloudflare and Netlify. Netlify takes the first match, and overrides a file only with `!`.
 * Cloudflare skips lines with that mark or with 404, tells `/a/` from `/a`, and cannot answer 404,
 * so 404 documents redirect to a missing address.
 */
export const redirectsFile = (redirects: readonly Redirect[]): string => {
  const moved = (status: string, spellings: readonly string[]) =>
    movesOf(redirects).flatMap(({ from, path, anchor, isPage }) =>
      (isPage ? spellings : ['']).map((end) => `${from}${end} ${path}${anchor} ${status}`),
    );
  const documents = (to: string) =>
    ['', '/blog'].flatMap((folder) =>
      ['404', '404.html'].map((name) => `${folder}/${name} ${folder}/${to}`),
    );
  return lines(
    '# Netlify reads these, Cloudflare skips them with a warning.',
    moved(`${movedStatus}!`, ['', '.html']),
    documents('404.html 404!'),
    '/blog/* /blog/404.html 404',
    '# Cloudflare reads these.',
    moved(`${movedStatus}`, ['', '/', '.html']),
    documents('not-found 302'),
  );
};

/** Writes nginx's file and the site's `_headers` and `_redirects`. Returns the changed files. */
export function writeHostFiles(root: string, redirects: readonly Redirect[]): readonly string[] {
  const conf = 'deploy/nginx/site.conf';
  const texts = {
    [conf]: nginxFile(readFileSync(conf, 'utf8'), redirects),
    [`${root}/_headers`]: headersFile(),
    [`${root}/_redirects`]: redirectsFile(redirects),
  };
  return Object.entries(texts).flatMap(([file, text]) => {
    if (existsSync(file) && readFileSync(file, 'utf8') === text) return [];
    writeFileSync(file, text);
    return [file];
  });
}
