import { jsonNotation, literal, type Notation } from '../literal';
import type { ApiRequest } from '../request';

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const notation: Notation = {
  ...jsonNotation,
  indent: '    ',
  text: quoted,
  name: (key) => `${quoted(key)} => `,
  object: ['[', ']'],
  lastComma: true,
  airy: false,
};

/** The call with PHP's own curl extension. A body makes it a POST. */
export function phpSample({ url, body }: ApiRequest): string {
  const sendsJson = body !== undefined;
  const lines = [
    '<?php',
    `$curl = curl_init(${quoted(url)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    '    CURLOPT_HTTPHEADER => [',
    "        'Authorization: Bearer ' . getenv('API_KEY'),",
    ...(sendsJson ? ["        'Content-Type: application/json',"] : []),
    '    ],',
    ...(sendsJson
      ? [`    CURLOPT_POSTFIELDS => json_encode(${literal(body, notation, '    ')}),`]
      : []),
    ']);',
    "$data = json_decode(curl_exec($curl), true)['data'];",
  ];
  return lines.join('\n');
}
