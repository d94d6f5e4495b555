import { jsonNotation, literal, type Notation } from './literal';
import type { ApiRequest } from './request';

/** The lines of a sample; those that a call does not need are false. */
const lines = (...all: readonly (string | false)[]): string =>
  all.filter((line) => line !== false).join('\n');

/** A text between the single quotes of a shell. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** A text between single quotes, as PHP and, line breaks aside, JavaScript have them. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;
const quotedLine = (text: string): string => quoted(text).replaceAll('\n', '\\n');

const javascript: Notation = {
  ...jsonNotation,
  text: quotedLine,
  name: (key) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quotedLine(key)}: `,
  lastComma: true,
};

const wide: Notation = { ...jsonNotation, indent: '    ', lastComma: true, airy: false };

const python: Notation = {
  ...wide,
  scalar: (value) =>
    typeof value === 'number' ? String(value) : value === null ? 'None' : value ? 'True' : 'False',
};

const php: Notation = {
  ...wide,
  text: quoted,
  name: (key) => `${quoted(key)} => `,
  object: ['[', ']'],
};

/** The languages of the samples, and what writes a call in each. */
export const samples = {
  curl: ({ method, url, body }) =>
    [
      `curl ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(url)}`,
      '-H "Authorization: Bearer $API_KEY"',
      ...(body === undefined
        ? []
        : [
            '-H "Content-Type: application/json"',
            `-d ${shellQuoted(literal(body, jsonNotation, '  '))}`,
          ]),
    ].join(' \\\n  '),

  /** The `fetch` that Node and browsers have. */
  javascript: ({ method, url, body }) =>
    lines(
      `const response = await fetch(${quotedLine(url)}, {`,
      method !== 'GET' && `  method: '${method}',`,
      '  headers: {',
      `    Authorization: \`Bearer \${process.env.API_KEY}\`,`,
      body !== undefined && "    'Content-Type': 'application/json',",
      '  },',
      body !== undefined && `  body: JSON.stringify(${literal(body, javascript, '  ')}),`,
      '});',
      'const { data } = await response.json();',
    ),

  /** The `requests` library. */
  python: ({ method, url, body }) =>
    lines(
      'import os',
      'import requests',
      '',
      `response = requests.${method.toLowerCase()}(`,
      `    ${JSON.stringify(url)},`,
      `    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},`,
      body !== undefined && `    json=${literal(body, python, '    ')},`,
      ')',
      'data = response.json()["data"]',
    ),

  /** PHP's own curl extension. A body makes it a POST. */
  php: ({ url, body }) =>
    lines(
      '<?php',
      `$curl = curl_init(${quoted(url)});`,
      'curl_setopt_array($curl, [',
      '    CURLOPT_RETURNTRANSFER => true,',
      '    CURLOPT_HTTPHEADER => [',
      "        'Authorization: Bearer ' . getenv('API_KEY'),",
      body !== undefined && "        'Content-Type: application/json',",
      '    ],',
      body !== undefined && `    CURLOPT_POSTFIELDS => json_encode(${literal(body, php, '    ')}),`,
      ']);',
      "$data = json_decode(curl_exec($curl), true)['data'];",
    ),
} as const satisfies Record<string, (request: ApiRequest) => string>;

export type SampleLanguage = keyof typeof samples;
