import { resolve } from './resolve';
import type { ApiDocument } from './types/document';
import type { ApiHeader, ApiResponse } from './types/operation';
import type { Json } from './types/schema';

/** An error that some call answers with. */
export interface ApiFault {
  status: string;
  /** When it comes, and what to do about it. */
  description: string;
  body: Json;
}

/** The errors of the document by their status, each once. */
export function faultsOf(document: ApiDocument): readonly ApiFault[] {
  const operations = Object.values(document.paths).flatMap((item) => Object.values(item));
  const all = operations.flatMap(({ responses }) => Object.entries(responses));
  const faults = new Map<string, ApiFault>();
  for (const [status, answer] of all.filter(([wanted]) => wanted >= '400')) {
    const { description, content } = resolve<ApiResponse>(document, answer);
    faults.set(description, { status, description, body: content['application/json'].example });
  }
  return [...faults.values()].sort((a, b) => a.status.localeCompare(b.status));
}

/** The lines above the bodies of answers, as `name: example` and what each says. */
export const headersOf = (document: ApiDocument) =>
  Object.entries(document.components.headers).map(([name, header]) => {
    const { description, example } = resolve<ApiHeader>(document, header);
    return { label: `${name}: ${example}`, value: description };
  });
