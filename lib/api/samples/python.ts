import { jsonNotation, literal, type Notation } from '../literal';
import type { ApiRequest } from '../request';

const notation: Notation = {
  ...jsonNotation,
  indent: '    ',
  scalar: (value) =>
    typeof value === 'number' ? String(value) : value === null ? 'None' : value ? 'True' : 'False',
  lastComma: true,
  airy: false,
};

/** The call with the `requests` library. */
export function pythonSample({ method, url, body }: ApiRequest): string {
  const lines = [
    'import os',
    'import requests',
    '',
    `response = requests.${method.toLowerCase()}(`,
    `    ${JSON.stringify(url)},`,
    `    headers={"Authorization": f"Bearer {os.environ['API_KEY']}"},`,
    ...(body === undefined ? [] : [`    json=${literal(body, notation, '    ')},`]),
    ')',
    'data = response.json()["data"]',
  ];
  return lines.join('\n');
}
