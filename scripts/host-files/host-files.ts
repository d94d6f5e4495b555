import { readFileSync, writeFileSync } from 'node:fs';
import type { Redirect } from '@/content/schemas/redirects';
import { type SecurityHeader, securityHeaders } from '../../deploy/headers';
import { isCompressible } from '../after-build/compressible';
import { cacheRules, revalidate } from '../serve/cache-control';
import { canonicalLink } from '../serve/canonical-link';
import { contentType, endings, ownTypes } from '../serve/content-type';
import { redirectParts } from './redirects';

/** The written parts of a file, by their names. */
type Blocks = Readonly<Record<string, readonly string[]>>;

const quoted = (text: string): string => JSON.stringify(text);
const typeOf = (ending: string): string => contentType(`file.${ending}`);
const compressible = endings.filter((ending) => isCompressible(`file.${ending}`));

const nginx: Blocks = {
  types: [
    'types {',
    ...endings.map((ending) => `    ${quoted(typeOf(ending))} ${ending};`),
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

/**
 * The rules of a `_headers` file, which Cloudflare and Netlify read in the published folder.
 *
 * Both send `public, max-age=0, must-revalidate` where no rule speaks, and join the values of two
 * rules with a comma: so `Cache-Control` may stand only where it differs.
 */
const headersFile: Blocks = {
  headers: ['/*', ...securityHeaders.map(({ name, value }) => `  ${name}: ${value}`)],
  cache: cacheRules.flatMap(({ folder, value }) => [`${folder}*`, `  Cache-Control: ${value}`]),
  names: Object.entries(ownTypes).flatMap(([name, type]) => [
    `/${name}`,
    `  Content-Type: ${type}`,
  ]),
};

/** Cloudflare puts into a header what the star of its path stood for; Netlify has a function for that. */
const cloudflareHeaders: Blocks = {
  ...headersFile,
  copies: ['/*.md', `  Link: ${canonicalLink('/:splat.md')}`],
};

/** What goes up with which type and for how long; pages last: they must name no missing file. */
const upload: Blocks = {
  names: Object.entries(ownTypes).map(([name, type]) => `'${name}=${type}'`),
  types: endings.map((ending) => `'${ending}=${typeOf(ending)}'`),
  folders: [...cacheRules, { folder: '/', value: revalidate }].map(
    ({ folder, value }) => `upload '${folder}' '${value}'`,
  ),
};

const cloudFrontFunction: Blocks = {
  endings: [
    '// biome-ignore format: one line, however many there are',
    `const fileEnding = /\\.(${endings.filter((ending) => ending !== 'html').join('|')})$/;`,
  ],
  headers: [
    '// biome-ignore format: one line a header',
    'const siteHeaders = {',
    ...[...securityHeaders, { name: 'Cache-Control', value: revalidate }].map(
      ({ name, value }) => `  '${name.toLowerCase()}': { value: ${quoted(value)} },`,
    ),
    '};',
  ],
};

/** CloudFront has settings of its own for these, and refuses them among the custom headers. */
const settings: Readonly<Record<string, (value: string) => readonly string[]>> = {
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity:',
    `  AccessControlMaxAgeSec: ${/max-age=(\d+)/.exec(value)?.[1]}`,
    `  IncludeSubdomains: ${value.includes('includeSubDomains')}`,
    `  Preload: ${value.includes('preload')}`,
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions:'],
  'Referrer-Policy': (value) => ['ReferrerPolicy:', `  ReferrerPolicy: ${value}`],
  'Content-Security-Policy': (value) => [
    'ContentSecurityPolicy:',
    `  ContentSecurityPolicy: ${quoted(value)}`,
  ],
  'X-Frame-Options': (value) => ['FrameOptions:', `  FrameOption: ${value}`],
};

const settingOf = ({ name, value }: SecurityHeader): readonly string[] =>
  [...(settings[name]?.(value) ?? []), '  Override: true'].map((line) => `  ${line}`);

const customHeader = ({ name, value }: SecurityHeader): readonly string[] => [
  `    - Header: ${name}`,
  `      Value: ${quoted(value)}`,
  '      Override: true',
];

/** A function of CloudFront as it stands. */
const functionCode = (file: string): readonly string[] => [
  'FunctionCode: |',
  ...readFileSync(file, 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line && `  ${line}`),
];

/** The list of headers, and the functions. */
const cloudFrontTemplate = (): Blocks => ({
  headers: [
    'SecurityHeadersConfig:',
    ...securityHeaders.filter(({ name }) => settings[name]).flatMap(settingOf),
    'CustomHeadersConfig:',
    '  Items:',
    ...securityHeaders.filter(({ name }) => !settings[name]).flatMap(customHeader),
  ],
  function: functionCode('deploy/aws/clean-addresses.js'),
  canonical: functionCode('deploy/aws/canonical.js'),
});

/** The files of the hosts, with the parts that are written from the sources of the local server. */
export const hostFiles: readonly { readonly file: string; readonly blocks: () => Blocks }[] = [
  { file: 'deploy/nginx/site.conf', blocks: () => nginx },
  { file: 'deploy/cloudflare/_headers', blocks: () => cloudflareHeaders },
  { file: 'deploy/cloudflare/_redirects', blocks: () => ({}) },
  { file: 'deploy/netlify/_headers', blocks: () => headersFile },
  { file: 'deploy/netlify/_redirects', blocks: () => ({}) },
  { file: 'deploy/aws/upload.sh', blocks: () => upload },
  { file: 'deploy/aws/clean-addresses.js', blocks: () => cloudFrontFunction },
  // Last: it holds the functions.
  { file: 'deploy/aws/site.yaml', blocks: cloudFrontTemplate },
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

/** A host's file with the redirects in it, where it has a part for them. */
export function withRedirects(text: string, file: string, redirects: readonly Redirect[]): string {
  const lines = redirectParts[file];
  return lines ? fillBlock(text, 'redirects', lines(redirects)) : text;
}

/** Writes the parts of all files anew, in this order. Returns each file with whether it was changed. */
export const writeHostFiles = (redirects: readonly Redirect[]) =>
  hostFiles.map(({ file, blocks }) => {
    const text = readFileSync(file, 'utf8');
    const wanted = withRedirects(withBlocks(text, blocks()), file, redirects);
    if (wanted !== text) writeFileSync(file, wanted);
    return { file, isWritten: wanted !== text };
  });
