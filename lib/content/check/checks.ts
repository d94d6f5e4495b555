import { bannedPhrases, britishSpellings } from './words';

/** Something in the content that a reader of the message can put right. */
export interface Problem {
  readonly file: string;
  /** Path to the value, e.g. `plans[1].price.annual`. */
  readonly field: string;
  readonly reason: string;
}

/** A content file and what it exports. */
export interface ContentModule {
  readonly file: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What content may point at. */
export interface Known {
  readonly routes: ReadonlySet<string>;
  /** Section ids by page; a page that is not listed may carry any id. */
  readonly sections: Readonly<Record<string, ReadonlySet<string>>>;
  readonly icons: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Values of content/figures.ts. */
  readonly figures: ReadonlySet<string>;
}

/** A value somewhere inside a module. */
interface Leaf<Value = unknown> {
  readonly field: string;
  /** Name of the field it stands in; for an entry of a list, the name of the list. */
  readonly key: string;
  readonly value: Value;
}

function leaves(value: unknown, field = '', key = ''): readonly Leaf[] {
  if (Array.isArray(value)) {
    return value.flatMap((inner, index) => leaves(inner, `${field}[${index}]`, key));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([name, inner]) =>
      leaves(inner, field ? `${field}.${name}` : name, name),
    );
  }
  return typeof value === 'function' ? [] : [{ field, key, value }];
}

/** The problems of a module, by the reasons that one of its texts gives. */
const problemsOf = (
  { file, data }: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] =>
  leaves(data)
    .filter((leaf): leaf is Leaf<string> => typeof leaf.value === 'string')
    .flatMap((leaf) => reasonsOf(leaf).map((reason) => ({ file, field: leaf.field, reason })));

const keysOfAddresses = new Set(['href', 'link', 'imgSrc', 'id', 'slug', 'section_id', 'icon']);

/** The same for texts that people read: addresses, ids and names of icons left out. */
const problemsOfCopy = (
  module: ContentModule,
  reasonsOf: (text: Leaf<string>) => readonly string[],
): readonly Problem[] =>
  problemsOf(module, (text) =>
    !keysOfAddresses.has(text.key) && /\p{L}|\d/u.test(text.value) ? reasonsOf(text) : [],
  );

/** Remembers where each thing stood first; undefined for one that is new. */
function firstPlaces<Place>() {
  const seen = new Map<string, Place>();
  return (thing: string, place: Place): Place | undefined => {
    const first = seen.get(thing);
    if (first === undefined) seen.set(thing, place);
    return first;
  };
}

const idInList = /^(.*)\[(\d+)\]\.(id|slug|section_id)$/;

/** Entries of one list that bear the same id, slug or section id. */
export function repeatedIds({ file, data }: ContentModule): readonly Problem[] {
  const firstOf = firstPlaces<number>();
  return leaves(data).flatMap(({ field, value }) => {
    const [, list, index, key] = idInList.exec(field) ?? [];
    const first = key && firstOf(`${list} ${key} ${value}`, Number(index) + 1);
    if (!first) return [];
    return [{ file, field, reason: `'${value}' is already used by entry ${first} of this list` }];
  });
}

/** Links that lead to no page of the site, or to a section that its page does not have. */
export const danglingLinks = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ key, value }) => {
    if (!/^(href|link)$/.test(key) || !/^[/#]/.test(value)) return [];
    const [address = '', hash] = value.split('#');
    const path = address.split('?')[0] || '/';
    if (!known.routes.has(path)) return [`no page has the address '${path}'`];
    const sections = known.sections[path];
    if (hash === undefined || !sections || sections.has(hash)) return [];
    return [`the page '${path}' has no section '#${hash}'`];
  });

/** Icons whose name is not in lib/icons/icons.ts. */
export const unknownIcons = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ key, value }) =>
    key === 'icon' && !known.icons.has(value)
      ? [`there is no icon '${value}'; choose one of lib/icons/icons.ts or add it there`]
      : [],
  );

const pictureField = /(^|\.)(picture|imgSrc|src|narrow|image(\.(wide|narrow))?)$/;

/** Pictures that nobody has drawn. */
export const missingPictures = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ field, value }) =>
    pictureField.test(field) && !known.pictures.has(value)
      ? [`there is no picture '${value}'`]
      : [],
  );

const statedFigure = /\d[\d,.]*K?\+(?: million)?|\d[\d.,]*\s?%/g;

/** Guides explain settings of the planner, which are no claims of the company. */
const isGuide = ({ file }: ContentModule) => file.startsWith('content/help/articles/');

/** Percentages and counts with a plus that content/figures.ts does not state; samples may differ. */
export const wrongFigures = (module: ContentModule, { figures }: Known): readonly Problem[] =>
  problemsOfCopy(module, ({ field, value }) => {
    if (isGuide(module) || /\.results\./.test(field)) return [];
    return (value.match(statedFigure) ?? [])
      .filter((figure) => !figures.has(figure.replace(/\s/g, '')) && !figures.has(figure))
      .map((figure) => `the figure '${figure}' is not stated in content/figures.ts`);
  });

/** Words that say nothing, and British spellings in American copy. */
export const poorWords = (module: ContentModule): readonly Problem[] =>
  problemsOfCopy(module, ({ value }) => {
    const text = value.toLowerCase().replaceAll('’', "'");
    const has = (start: string) => new RegExp(`\\b${start}`).test(text);
    return [
      ...bannedPhrases
        .filter(has)
        .map((phrase) => `'${phrase}' is a filler: say what happens instead`),
      ...britishSpellings
        .filter(([spelling]) => has(spelling))
        .map(([spelling, american]) => `'${spelling}' is British: write '${american}'`),
    ];
  });

const fewestWords = 6;

const sentencesOf = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?])\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N} ]+/gu, '')
        .trim(),
    )
    .filter((sentence) => sentence.split(/\s+/).length >= fewestWords);

/** Sentences of six words or more that stand twice in the content. */
export function repeatedSentences(modules: readonly ContentModule[]): readonly Problem[] {
  const firstOf = firstPlaces<string>();
  return modules.flatMap((module) =>
    problemsOfCopy(module, ({ field, value }) =>
      sentencesOf(value)
        .map((sentence) => firstOf(sentence, `${module.file}, ${field}`))
        .filter((first) => first !== undefined)
        .map((first) => `the same sentence stands in ${first}`),
    ),
  );
}
