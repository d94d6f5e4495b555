import { jsonNotation, literal, type Notation } from './literal';
import type { ApiRequest } from './request';

/** The lines of a sample; those that a call does not need are false. */
const lines = (...all: readonly (string | false)[]): string =>
  all.filter((line) => line !== false).join('\n');

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

/** An optimization of 50 stops may take 30 seconds. */
const longestSeconds = 60;

const headerLines = ({ headers, body }: ApiRequest): readonly (readonly [string, string])[] => [
  ...Object.entries(headers),
  ...(body === undefined ? [] : [['Content-Type', 'application/json'] as const]),
];

/** The languages of the samples, and what writes a call in each. All stop at an error and name it. */
export const samples = {
  /** Waits and tries again by itself after 429 and 503. */
  curl: (request) => {
    const { method, url, body } = request;
    return [
      `curl --fail-with-body --retry 3 ${method === 'GET' ? '' : `-X ${method} `}${shellQuoted(url)}`,
      '-H "Authorization: Bearer $API_KEY"',
      ...headerLines(request).map(([name, value]) => `-H "${name}: ${value}"`),
      ...(body === undefined ? [] : [`-d ${shellQuoted(literal(body, jsonNotation, '  '))}`]),
    ].join(' \\\n  ');
  },

  /** The `fetch` that Node and browsers have. */
  javascript: (request) => {
    const { method, url, body } = request;
    return lines(
      `const response = await fetch(${quotedLine(url)}, {`,
      method !== 'GET' && `  method: '${method}',`,
      '  headers: {',
      `    Authorization: \`Bearer \${process.env.API_KEY}\`,`,
      ...headerLines(request).map(
        ([name, value]) => `    ${javascript.name(name)}${quotedLine(value)},`,
      ),
      '  },',
      body !== undefined && `  body: JSON.stringify(${literal(body, javascript, '  ')}),`,
      `  signal: AbortSignal.timeout(${longestSeconds}_000),`,
      '});',
      'const { data, error } = await response.json();',
      `if (error) throw new Error(\`\${response.status} \${error.code}: \${error.message}\`);`,
    );
  },

  python: (request) => {
    const { method, url, body } = request;
    const more = headerLines(request).map(([name, value]) => `"${name}": ${python.text(value)}`);
    return lines(
      'import os',
      'import requests',
      '',
      `response = requests.${method.toLowerCase()}(`,
      `    ${JSON.stringify(url)},`,
      `    headers={`,
      `        "Authorization": f"Bearer {os.environ['API_KEY']}",`,
      ...more.map((line) => `        ${line},`),
      '    },',
      body !== undefined && `    json=${literal(body, python, '    ')},`,
      `    timeout=${longestSeconds},`,
      ')',
      'answer = response.json()',
      'if not response.ok:',
      '    error = answer["error"]',
      `    raise SystemExit(f"{response.status_code} {error['code']}: {error['message']}")`,
      'data = answer["data"]',
    );
  },

  /** PHP's own curl extension. A body makes it a POST. */
  php: (request) => {
    const { url, body } = request;
    return lines(
      '<?php',
      `$curl = curl_init(${quoted(url)});`,
      'curl_setopt_array($curl, [',
      '    CURLOPT_RETURNTRANSFER => true,',
      `    CURLOPT_TIMEOUT => ${longestSeconds},`,
      '    CURLOPT_HTTPHEADER => [',
      "        'Authorization: Bearer ' . getenv('API_KEY'),",
      ...headerLines(request).map(([name, value]) => `        ${quoted(`${name}: ${value}`)},`),
      '    ],',
      body !== undefined && `    CURLOPT_POSTFIELDS => json_encode(${literal(body, php, '    ')}),`,
      ']);',
      '$answer = json_decode((string) curl_exec($curl), true);',
      '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
      'if ($status < 200 || $status > 299) {',
      "    $error = $answer['error'] ?? ['code' => 'NO_ANSWER', 'message' => curl_error($curl)];",
      "    throw new RuntimeException(\"$status {$error['code']}: {$error['message']}\");",
      '}',
      "$data = $answer['data'];",
    );
  },
} as const satisfies Record<string, (request: ApiRequest) => string>;

export type SampleLanguage = keyof typeof samples;
