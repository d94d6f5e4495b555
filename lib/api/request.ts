import type { Resolved } from './resolve';
import type { Method, Operation } from './types/operation';
import type { Json } from './types/schema';

/** A call as the samples make it, filled with the examples of the document. */
export interface ApiRequest {
  method: Uppercase<Method>;
  url: string;
  /** Without the key and the type of the body. */
  headers: Readonly<Record<string, string>>;
  body?: Json;
}

/** The example call of an operation at an address whose path has `{names}` to fill. */
export function requestOf(
  address: string,
  method: Method,
  { parameters = [], requestBody }: Resolved<Operation>,
): ApiRequest {
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
