import { readFileSync } from 'node:fs';
import { securityHeaders } from '../../deploy/headers';
import { revalidate } from '../serve/cache-control';
import { endings } from '../serve/content-type';

const quoted = (text: string): string => JSON.stringify(text);

/** CloudFront has settings of its own for these, and refuses them among the custom headers. */
const settings: Readonly<Record<string, (value: string) => readonly string[]>> = {
  'Strict-Transport-Security': (value) => [
    'StrictTransportSecurity:',
    `  AccessControlMaxAgeSec: ${/max-age=(\d+)/.exec(value)?.[1]}`,
    `  IncludeSubdomains: ${value.includes('includeSubDomains')}`,
    `  Preload: ${value.includes('preload')}`,
    '  Override: true',
  ],
  'X-Content-Type-Options': () => ['ContentTypeOptions:', '  Override: true'],
  'Referrer-Policy': (value) => [
    'ReferrerPolicy:',
    `  ReferrerPolicy: ${value}`,
    '  Override: true',
  ],
  'Content-Security-Policy': (value) => [
    'ContentSecurityPolicy:',
    `  ContentSecurityPolicy: ${quoted(value)}`,
    '  Override: true',
  ],
  'X-Frame-Options': (value) => ['FrameOptions:', `  FrameOption: ${value}`, '  Override: true'],
};

const indented = (lines: readonly string[], by: string): readonly string[] =>
  lines.map((line) => by + line);

const policy: readonly string[] = [
  'SecurityHeadersConfig:',
  ...securityHeaders.flatMap(({ name, value }) => indented(settings[name]?.(value) ?? [], '  ')),
  'CustomHeadersConfig:',
  '  Items:',
  ...securityHeaders
    .filter(({ name }) => !settings[name])
    .flatMap(({ name, value }) => [
      `    - Header: ${name}`,
      `      Value: ${quoted(value)}`,
      '      Override: true',
    ]),
];

/** The parts of `deploy/aws/clean-addresses.js` that follow from the sources. */
export const functionBlocks = {
  endings: [
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

/** The parts of `deploy/aws/site.yaml`: the list of headers, and the function as it stands. */
export const templateBlocks = () => ({
  headers: policy,
  function: [
    'FunctionCode: |',
    ...readFileSync('deploy/aws/clean-addresses.js', 'utf8')
      .trimEnd()
      .split('\n')
      .map((line) => line && `  ${line}`),
  ],
});
