import { type ApiField, fieldOf, fieldsOf } from './fields';
import { type ApiRequest, requestOf } from './request';
import { resolve } from './resolve';
import type { ApiDocument, Json, Method, Operation } from './types';

interface ApiAnswer {
  /** '200', '401' … */
  status: string;
  description: string;
  fields: readonly ApiField[];
  example: Json;
}

/** An endpoint as the page shows it. */
export interface ApiEndpoint {
  /** The operation's id, and its anchor on the page. */
  id: string;
  method: Uppercase<Method>;
  path: string;
  title: string;
  description: string;
  /** Parts of path and query first, then fields of the body. */
  parameters: readonly (ApiField & { place: 'path' | 'query' | 'body' })[];
  request: ApiRequest;
  answers: readonly ApiAnswer[];
}

function parametersOf(document: ApiDocument, operation: Operation): ApiEndpoint['parameters'] {
  const given = (operation.parameters ?? []).map((parameter) => ({
    ...fieldOf(document, parameter.name, parameter.required === true, {
      ...parameter.schema,
      description: parameter.description,
    }),
    place: parameter.in,
  }));
  const body = operation.requestBody?.content['application/json'].schema;
  const inBody = body ? fieldsOf(document, body) : [];
  return [...given, ...inBody.map((field) => ({ ...field, place: 'body' as const }))];
}

const answersOf = (document: ApiDocument, operation: Operation): readonly ApiAnswer[] =>
  Object.entries(operation.responses).map(([status, response]) => {
    const { description, content } = resolve(document, response);
    const { schema, example } = content['application/json'];
    return { status, description, fields: fieldsOf(document, schema), example };
  });

/** Every endpoint of the document, in its order. */
export function endpointsOf(document: ApiDocument): readonly ApiEndpoint[] {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => ({
      id: operation.operationId,
      method: method.toUpperCase() as Uppercase<Method>,
      path,
      title: operation.summary,
      description: operation.description,
      parameters: parametersOf(document, operation),
      request: requestOf(document, path, method, operation),
      answers: answersOf(document, operation),
    })),
  );
}
