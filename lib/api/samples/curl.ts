import { jsonNotation, literal } from '../literal';
import type { ApiRequest } from '../request';

/** A text between the single quotes of a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** The call for a shell. */
export function curlSample({ method, url, body }: ApiRequest): string {
  const parts = [
    `curl ${method === 'GET' ? '' : `-X ${method} `}${quoted(url)}`,
    '-H "Authorization: Bearer $API_KEY"',
  ];
  if (body !== undefined) {
    parts.push('-H "Content-Type: application/json"');
    parts.push(`-d ${quoted(literal(body, jsonNotation, '  '))}`);
  }
  return parts.join(' \\\n  ');
}
