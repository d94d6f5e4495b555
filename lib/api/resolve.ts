import type { ApiDocument } from './types/document';
import type { ApiHeader, ApiResponse, Parameter } from './types/operation';
import type { Reference, Schema } from './types/schema';

type Part = ApiResponse | Schema | ApiHeader | Parameter;
type Kind = 'schemas' | 'responses' | 'headers' | 'parameters';

const isReference = (part: Part | Reference): part is Reference => '$ref' in part;

/**
 * What a reference of the document points at; anything else is given back as it is. What stands
 * beside the reference wins. Throws where the document has no such part.
 */
export function resolve<Wanted extends Part>(
  document: ApiDocument,
  part: Wanted | Reference,
): Exclude<Wanted, Reference> {
  if (!isReference(part)) return part as Exclude<Wanted, Reference>;
  const { $ref, ...beside } = part;
  const [, , kind, name] = $ref.split('/') as [string, string, Kind, string];
  const found: Part | undefined = document.components[kind][name];
  if (!found) throw new Error(`The document has no ${$ref}`);
  return { ...resolve(document, found as Wanted | Reference), ...beside };
}
