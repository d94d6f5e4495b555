import { resolve } from './resolve';
import type { ApiDocument } from './types/document';
import type { ObjectSchema, Schema } from './types/schema';

/** The type of a schema in words. */
function typeOf(document: ApiDocument, schema: Schema): string {
  const plain = resolve<Schema>(document, schema);
  if (plain.type === 'array') return `array of ${typeOf(document, plain.items)}s`;
  if (typeof plain.type === 'string') return plain.type;
  return plain.type.join(' or ');
}

/** A parameter or a field of a body alone, what lies inside it left out. */
export function fieldOf(document: ApiDocument, name: string, required: boolean, schema: Schema) {
  const plain = resolve<Schema>(document, schema);
  const values: readonly string[] = ('enum' in plain && plain.enum) || [];
  return {
    /** With its parents: `data[].driver.id`. */
    name,
    required,
    /** In words: 'string', 'array of objects', 'string or null'. */
    type: typeOf(document, schema),
    description: plain.description ?? '',
    /** What it may be, where only a few values are allowed. */
    values,
  };
}

export type ApiField = Readonly<ReturnType<typeof fieldOf>>;

/** The fields inside a schema, parents before children, each with its whole name. */
export function fieldsOf(document: ApiDocument, schema: Schema, parent = ''): readonly ApiField[] {
  const plain = resolve<Schema>(document, schema);
  if (plain.type === 'array') return fieldsOf(document, plain.items, `${parent}[]`);
  if (![plain.type].flat().includes('object')) return [];
  const { properties, required = [] } = plain as ObjectSchema;
  return Object.entries(properties).flatMap(([key, inner]) => {
    const name = parent ? `${parent}.${key}` : key;
    return [
      fieldOf(document, name, required.includes(key), inner),
      ...fieldsOf(document, inner, name),
    ];
  });
}
