import { fieldOf, fieldsOf } from './fields';
import { requestOf } from './request';
import { resolve } from './resolve';
import type { ApiDocument, Method, Operation } from './types';

/** Parts of path and query first, then fields of the body. */
function parametersOf(document: ApiDocument, operation: Operation) {
  const given = (operation.parameters ?? []).map((parameter) => {
    const { name, required = false, description } = parameter;
    const field = fieldOf(document, name, required, { ...parameter.schema, description });
    return { ...field, place: parameter.in };
  });
  const body = operation.requestBody?.content['application/json'].schema;
  const inBody = body ? fieldsOf(document, body) : [];
  return [...given, ...inBody.map((field) => ({ ...field, place: 'body' as const }))];
}

const answersOf = (document: ApiDocument, operation: Operation) =>
  Object.entries(operation.responses).map(([status, response]) => {
    const { description, content } = resolve(document, response);
    const { schema, example } = content['application/json'];
    return { status, description, fields: fieldsOf(document, schema), example };
  });

/** Every endpoint of the document, in its order, as the page shows it. */
export const endpointsOf = (document: ApiDocument) =>
  Object.entries(document.paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => ({
      /** The operation's id, and its anchor on the page. */
      id: operation.operationId,
      method: method.toUpperCase() as Uppercase<Method>,
      path,
      title: operation.summary,
      description: operation.description,
      more: operation.externalDocs,
      parameters: parametersOf(document, operation),
      request: requestOf(document, path, method, operation),
      answers: answersOf(document, operation),
    })),
  );

export type ApiEndpoint = Readonly<ReturnType<typeof endpointsOf>[number]>;
