import { requestOf } from './request';
import { type Resolved, resolved } from './resolve';
import type { ApiDocument, Json, Method, Operation, Schema } from './types';

type Plain = Resolved<Schema>;

/** In words: 'string', 'array of objects', 'string or null'. */
const typeOf = (schema: Plain): string =>
  schema.type === 'array' ? `array of ${typeOf(schema.items)}s` : [schema.type].flat().join(' or ');

/** A parameter or a field of a body, without what lies inside it. */
const fieldOf = (name: string, required: boolean, schema: Plain) => ({
  /** With its parents: `data[].driver.id`. */
  name,
  required,
  type: typeOf(schema),
  description: schema.description ?? '',
  values: ('enum' in schema && schema.enum) || [],
});

export type ApiField = Readonly<ReturnType<typeof fieldOf>>;

function fieldsOf(schema: Plain, parent = ''): readonly ApiField[] {
  if (schema.type === 'array') return fieldsOf(schema.items, `${parent}[]`);
  if (!('properties' in schema)) return [];
  const { properties, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, inner]) => {
    const name = parent ? `${parent}.${key}` : key;
    return [fieldOf(name, required.includes(key), inner), ...fieldsOf(inner, name)];
  });
}

/** Parts of the address and headers first, then fields of the body. */
function parametersOf({ parameters = [], requestBody }: Resolved<Operation>) {
  const body = requestBody ? fieldsOf(requestBody.content['application/json'].schema) : [];
  return [
    ...parameters.map(({ name, required = false, description, schema, in: place }) => ({
      ...fieldOf(name, required, { ...schema, description }),
      place,
    })),
    ...body.map((field) => ({ ...field, place: 'body' as const })),
  ];
}

const answersOf = ({ responses }: Resolved<Operation>) =>
  Object.entries(responses).map(([status, { description, content }]) => {
    const { schema, example } = content['application/json'];
    const body = example as Readonly<Record<string, Json>>;
    const fault = body.error as { code: string; message: string } | undefined;
    return { status, description, fields: fieldsOf(schema), example: body, fault };
  });

function operationsOf(document: ApiDocument) {
  const { paths, servers } = resolved(document);
  return Object.entries(paths).flatMap(([path, item]) =>
    (Object.entries(item) as [Method, Resolved<Operation>][]).map(([method, operation]) => {
      const answers = answersOf(operation);
      return {
        id: operation.operationId,
        follows: operation['x-follows'],
        method: method.toUpperCase() as Uppercase<Method>,
        path,
        title: operation.summary,
        description: operation.description,
        more: operation.externalDocs,
        parameters: parametersOf(operation),
        request: requestOf(`${servers[0].url}${path}`, method, operation),
        answers,
        results: answers.filter(({ status }) => status < '300'),
        errors: answers.filter(({ status }) => status >= '400'),
      };
    }),
  );
}

type ApiOperation = Readonly<ReturnType<typeof operationsOf>[number]>;

/** The endpoints of the document in its order, each with the calls that ask for what it began. */
export function endpointsOf(document: ApiDocument) {
  const all: readonly ApiOperation[] = operationsOf(document);
  return all
    .filter(({ follows }) => !follows)
    .map((one) => ({ ...one, followUps: all.filter(({ follows }) => follows === one.id) }));
}

export type ApiEndpoint = Readonly<ReturnType<typeof endpointsOf>[number]>;
