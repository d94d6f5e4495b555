import type { Documents } from './documents';
import type { Ranked } from './ranking';
import { snippetOf } from './snippet';
import type { Hit, Section } from './types';
import type { Place } from './words-file';

/** Its snippet is made on first read; `words` are in lower case. */
export function hitOf(
  { place, score, sections: scores }: Ranked,
  documents: Documents,
  words: ReadonlySet<string>,
): Hit {
  const { sections, lead, also, rank, ...shown } = documents.places[place] as Place;
  const best = Math.max(0, ...scores.values());
  const [path = ''] = shown.href.split('#');
  let snippet: string | undefined;
  const makeSnippet = (): string => {
    const at = [...scores].find(([, each]) => each === best)?.[0] ?? -1;
    const texts = [lead, sections[at]?.[2], documents.further.get(place)?.[at]];
    return snippetOf(texts.filter(Boolean).join(' '), words);
  };
  return {
    ...shown,
    score,
    sections: sections.flatMap(([id, title], at): Section[] =>
      id ? [{ title, href: `${path}#${id}`, found: (scores.get(at) ?? 0) > best / 2 }] : [],
    ),
    get snippet() {
      snippet ??= makeSnippet();
      return snippet;
    },
  };
}
