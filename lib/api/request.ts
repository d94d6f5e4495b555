import { resolve } from './resolve';
import type { ApiDocument } from './types/document';
import type { Method, Operation, Parameter } from './types/operation';
import type { Json } from './types/schema';

/** A call as the samples make it, filled with the examples of the document. */
export interface ApiRequest {
  method: Uppercase<Method>;
  /** Whole address, query included. */
  url: string;
  /** Lines above it, beside the key and the kind of its body. */
  headers: Readonly<Record<string, string>>;
  /** What is sent as JSON, if anything. */
  body?: Json;
}

const encoded = (value: unknown): string => encodeURIComponent(String(value));

const pairsOf = ({ name, example }: Parameter): readonly string[] =>
  (Array.isArray(example) ? example : [example]).map((value) => `${name}=${encoded(value)}`);

/** The example call of an operation. */
export function requestOf(
  document: ApiDocument,
  path: string,
  method: Method,
  operation: Operation,
): ApiRequest {
  const parameters = (operation.parameters ?? []).map((each) => resolve<Parameter>(document, each));
  const filled = parameters
    .filter((parameter) => parameter.in === 'path')
    .reduce((address, { name, example }) => address.replace(`{${name}}`, encoded(example)), path);
  const query = parameters
    .filter((parameter) => parameter.in === 'query')
    .flatMap(pairsOf)
    .join('&');
  const headers = parameters.filter((parameter) => parameter.in === 'header');
  const body = operation.requestBody?.content['application/json'].example;
  return {
    method: method.toUpperCase() as Uppercase<Method>,
    url: `${document.servers[0].url}${filled}${query && `?${query}`}`,
    headers: Object.fromEntries(headers.map(({ name, example }) => [name, String(example)])),
    ...(body !== undefined && { body }),
  };
}
