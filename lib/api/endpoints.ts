import { fieldOf, fieldsOf } from './fields';
import { requestOf } from './request';
import { resolve } from './resolve';
import type { ApiDocument } from './types/document';
import type { ApiResponse, Method, Operation, Parameter } from './types/operation';
import type { Json } from './types/schema';

/** Parts of path and query first, then fields of the body. */
function parametersOf(document: ApiDocument, operation: Operation) {
  const given = (operation.parameters ?? []).map((each) => {
    const parameter = resolve<Parameter>(document, each);
    const { name, required = false, description } = parameter;
    const field = fieldOf(document, name, required, { ...parameter.schema, description });
    return { ...field, place: parameter.in, example: parameter.example };
  });
  const body = operation.requestBody?.content['application/json'].schema;
  const inBody = body ? fieldsOf(document, body) : [];
  return [
    ...given,
    ...inBody.map((field) => ({ ...field, place: 'body' as const, example: undefined })),
  ];
}

const answersOf = (document: ApiDocument, operation: Operation) =>
  Object.entries(operation.responses).map(([status, response]) => {
    const { description, content } = resolve<ApiResponse>(document, response);
    const { schema, example } = content['application/json'];
    return { status, description, fields: fieldsOf(document, schema), example };
  });

/** What the body of an error says. */
const faultIn = (body: Json) =>
  (body as { error?: { code: string; message: string } } | null)?.error;

function operationsOf(document: ApiDocument) {
  return Object.entries(document.paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Operation][]).map(([method, operation]) => {
      const answers = answersOf(document, operation);
      return {
        /** The operation's id, and its anchor on the page. */
        id: operation.operationId,
        follows: operation['x-follows'],
        method: method.toUpperCase() as Uppercase<Method>,
        path,
        title: operation.summary,
        description: operation.description,
        more: operation.externalDocs,
        parameters: parametersOf(document, operation),
        request: requestOf(document, path, method, operation),
        /** What went well, then what did not. */
        answers,
        results: answers.filter(({ status }) => status < '300'),
        errors: answers
          .filter(({ status }) => status >= '400')
          .map((answer) => ({ ...answer, fault: faultIn(answer.example) })),
      };
    }),
  );
}

export type ApiOperation = Readonly<ReturnType<typeof operationsOf>[number]>;

/** Every endpoint of the document, in its order, as the page shows it. */
export const endpointsOf = (document: ApiDocument) => {
  const all: readonly ApiOperation[] = operationsOf(document);
  return all
    .filter(({ follows }) => !follows)
    .map((endpoint) => ({
      ...endpoint,
      /** Calls that only ask for what this one began. */
      followUps: all.filter(({ follows }) => follows === endpoint.id),
    }));
};

export type ApiEndpoint = Readonly<ReturnType<typeof endpointsOf>[number]>;
