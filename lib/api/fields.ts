import type { Resolved } from './resolve';
import type { Schema } from './types/schema';

type Plain = Resolved<Schema>;

/** In words: 'string', 'array of objects', 'string or null'. */
const typeOf = (schema: Plain): string =>
  schema.type === 'array' ? `array of ${typeOf(schema.items)}s` : [schema.type].flat().join(' or ');

/** A parameter or a field of a body, without what lies inside it. */
export const fieldOf = (name: string, required: boolean, schema: Plain) => ({
  /** With its parents: `data[].driver.id`. */
  name,
  required,
  type: typeOf(schema),
  description: schema.description ?? '',
  values: ('enum' in schema && schema.enum) || [],
});

export type ApiField = Readonly<ReturnType<typeof fieldOf>>;

export function fieldsOf(schema: Plain, parent = ''): readonly ApiField[] {
  if (schema.type === 'array') return fieldsOf(schema.items, `${parent}[]`);
  if (!('properties' in schema)) return [];
  const { properties, required = [] } = schema;
  return Object.entries(properties).flatMap(([key, inner]) => {
    const name = parent ? `${parent}.${key}` : key;
    return [fieldOf(name, required.includes(key), inner), ...fieldsOf(inner, name)];
  });
}
