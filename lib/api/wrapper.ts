import { resolve } from './resolve';
import type { ApiDocument, ApiResponse, Json } from './types';

type Answer = Readonly<Record<string, Json>>;

const exampleOf = (document: ApiDocument, response: ApiResponse): Json =>
  resolve(document, response).content['application/json'].example;

/** The answers to good calls, as the document's examples have them. */
const goodAnswers = (document: ApiDocument): readonly Answer[] =>
  Object.values(document.paths).flatMap((item) =>
    Object.values(item).flatMap(({ responses }) => {
      const good = responses['200'];
      return good ? [exampleOf(document, good as ApiResponse) as Answer] : [];
    }),
  );

/** What wraps a list: the first list of the document, emptied. */
export function listWrapper(document: ApiDocument): Json {
  const list = goodAnswers(document).find(({ pagination }) => pagination !== undefined);
  return { ...list, data: [], pagination: { ...(list?.pagination as Answer), total: 0 } };
}

/** The answer to a key that is not known. */
export function unknownKeyAnswer(document: ApiDocument): Json {
  const response = document.components.responses.Unauthorized;
  if (!response) throw new Error('The document has no answer to an unknown key');
  return exampleOf(document, response);
}
