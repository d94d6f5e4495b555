import { jsonNotation, literal, type Notation } from '../literal';
import type { ApiRequest } from '../request';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;

const notation: Notation = {
  ...jsonNotation,
  text: quoted,
  name: (key) => `${/^[a-z_$][\w$]*$/i.test(key) ? key : quoted(key)}: `,
  lastComma: true,
};

/** The call with the `fetch` that Node and browsers have. */
export function javaScriptSample({ method, url, body }: ApiRequest): string {
  const lines = [
    `const response = await fetch(${quoted(url)}, {`,
    ...(method === 'GET' ? [] : [`  method: '${method}',`]),
    '  headers: {',
    `    Authorization: \`Bearer \${process.env.API_KEY}\`,`,
    ...(body === undefined ? [] : ["    'Content-Type': 'application/json',"]),
    '  },',
    ...(body === undefined ? [] : [`  body: JSON.stringify(${literal(body, notation, '  ')}),`]),
    '});',
    'const { data } = await response.json();',
  ];
  return lines.join('\n');
}
