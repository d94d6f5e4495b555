import { endpointsOf } from './endpoints';
import type { ApiDocument } from './types';

/** The calls of a document as a Postman collection, format 2.1; the key is the variable `apiKey`. */
export const postmanCollection = (document: ApiDocument) => ({
  info: {
    name: document.info.title,
    version: document.info.version,
    schema: 'https://schema.getpostman.com/json/collection/v2.1.0/collection.json',
  },
  auth: { type: 'bearer', bearer: [{ key: 'token', value: '{{apiKey}}', type: 'string' }] },
  variable: [{ key: 'apiKey', value: '' }],
  item: endpointsOf(document)
    .flatMap((endpoint) => [endpoint, ...endpoint.followUps])
    .map(({ title, description, request: { method, url, headers, body } }) => ({
      name: title,
      request: {
        method,
        url,
        description,
        header: Object.entries(headers).map(([key, value]) => ({ key, value })),
        ...(body !== undefined && {
          body: {
            mode: 'raw',
            raw: JSON.stringify(body, null, 2),
            options: { raw: { language: 'json' } },
          },
        }),
      },
    })),
});
