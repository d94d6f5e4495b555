import type { ApiDocument, ApiResponse, Reference, Schema } from './types';

type Part = ApiResponse | Schema;

const isReference = (part: Part | Reference): part is Reference => '$ref' in part;

/**
 * What a reference of the document points at; anything else is given back as it is. What stands
 * beside the reference wins. Throws where the document has no such part.
 */
export function resolve<Kind extends Part>(
  document: ApiDocument,
  part: Kind | Reference,
): Exclude<Kind, Reference> {
  if (!isReference(part)) return part as Exclude<Kind, Reference>;
  const { $ref, ...beside } = part;
  const [, , kind, name] = $ref.split('/') as [string, string, 'schemas' | 'responses', string];
  const found: Part | undefined = document.components[kind][name];
  if (!found) throw new Error(`The document has no ${$ref}`);
  return { ...resolve(document, found as Kind | Reference), ...beside };
}
