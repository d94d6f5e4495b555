import type { ApiDocument, Reference } from './types';

/** A part of the document with the parts that its references name in their place. */
export type Resolved<Part> = Part extends Reference
  ? never
  : Part extends object
    ? // Examples hold no references, and JSON has no end for the compiler.
      { [Key in keyof Part]: Key extends 'example' ? Part[Key] : Resolved<Part[Key]> }
    : Part;

const isReference = (part: unknown): part is Reference =>
  typeof part === 'object' && part !== null && '$ref' in part;

/** What stands beside a reference wins. Throws where the document has no such part. */
function follow(document: ApiDocument, part: unknown): unknown {
  if (!isReference(part)) return part;
  const { $ref, ...beside } = part;
  const [, , kind, name = ''] = $ref.split('/');
  const found = document.components[kind as 'schemas'][name];
  if (!found) throw new Error(`The document has no ${$ref}`);
  return { ...Object(follow(document, found)), ...beside };
}

export const resolved = (document: ApiDocument): Resolved<ApiDocument> =>
  JSON.parse(JSON.stringify(document, (_, part) => follow(document, part)));
