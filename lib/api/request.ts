import type { Resolved } from './resolve';
import type { Method, Operation } from './types';

/**
 * A call as the samples make it, filled with the examples of the document; `address` may have
 * `{names}` to fill, and `headers` lack the key and the type of the body.
 */
export function requestOf(
  address: string,
  method: Method,
  { parameters = [], requestBody }: Resolved<Operation>,
) {
  const examples = (place: 'path' | 'query' | 'header') =>
    parameters
      .filter((parameter) => parameter.in === place)
      .flatMap(({ name, example }) => [example].flat().map((one) => [name, String(one)] as const));
  const filled = examples('path').reduce(
    (path, [name, value]) => path.replace(`{${name}}`, encodeURIComponent(value)),
    address,
  );
  const query = examples('query').map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  const body = requestBody?.content['application/json'].example;
  return {
    method: method.toUpperCase() as Uppercase<Method>,
    url: [filled, query.join('&')].filter(Boolean).join('?'),
    headers: Object.fromEntries(examples('header')),
    ...(body !== undefined && { body }),
  };
}

export type ApiRequest = Readonly<ReturnType<typeof requestOf>>;
