import { endpointsOf } from './endpoints';
import type { ApiDocument } from './types/document';
import type { Json } from './types/schema';

type Answer = Readonly<Record<string, Json>>;

/** The document's examples of answers with a status. */
const examplesOf = (document: ApiDocument, wanted: string): readonly Answer[] =>
  endpointsOf(document)
    .flatMap(({ answers }) => answers.filter(({ status }) => status === wanted))
    .map(({ example }) => example as Answer);

/** What wraps a list: the first list of the document, emptied. */
export function listWrapper(document: ApiDocument): Json {
  const list = examplesOf(document, '200').find(({ pagination }) => pagination !== undefined);
  return { ...list, data: [], pagination: { ...(list?.pagination as Answer), total: 0 } };
}

/** The answer to a key that is not known. */
export function unknownKeyAnswer(document: ApiDocument): Json {
  const [answer] = examplesOf(document, '401');
  if (!answer) throw new Error('The document has no answer to an unknown key');
  return answer;
}
