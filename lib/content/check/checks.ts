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

/** A text or number somewhere inside a module. */
interface Leaf {
  readonly field: string;
  /** Name of the field it stands in; for an entry of a list, the name of the list. */
  readonly key: string;
  readonly value: unknown;
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

const texts = ({ data }: ContentModule): readonly (Leaf & { readonly value: string })[] =>
  leaves(data).filter((leaf): leaf is Leaf & { value: string } => typeof leaf.value === 'string');

const keysOfAddresses = new Set(['href', 'link', 'imgSrc', 'id', 'slug', 'section_id', 'icon']);

/** Texts that people read: addresses, ids and names of icons left out. */
const copy = (module: ContentModule) =>
  texts(module).filter(({ key, value }) => !keysOfAddresses.has(key) && /\p{L}|\d/u.test(value));

const idKeys = ['id', 'slug', 'section_id'] as const;

/** Entries of one list that bear the same id, slug or section id. */
export function repeatedIds({ file, data }: ContentModule): readonly Problem[] {
  const visit = (value: unknown, field: string): Problem[] => {
    if (typeof value !== 'object' || value === null) return [];
    const inner = Object.entries(value).flatMap(([name, entry]) =>
      visit(entry, Array.isArray(value) ? `${field}[${name}]` : field ? `${field}.${name}` : name),
    );
    return Array.isArray(value) ? [...repeatsIn(value, file, field), ...inner] : inner;
  };
  return visit(data, '');
}

function repeatsIn(list: readonly unknown[], file: string, field: string): readonly Problem[] {
  return idKeys.flatMap((key) => {
    const seen = new Map<unknown, number>();
    return list.flatMap((entry, index) => {
      const id = (entry as Record<string, unknown> | null)?.[key];
      if (id === undefined) return [];
      const first = seen.get(id);
      if (first === undefined) seen.set(id, index);
      if (first === undefined) return [];
      const reason = `'${String(id)}' is already used by entry ${first + 1} of this list`;
      return [{ file, field: `${field}[${index}].${key}`, reason }];
    });
  });
}

/** Links that lead to no page of the site, or to a section that its page does not have. */
export function danglingLinks(module: ContentModule, known: Known): readonly Problem[] {
  return texts(module)
    .filter(({ key, value }) => (key === 'href' || key === 'link') && /^[/#]/.test(value))
    .flatMap(({ field, value }) => {
      const [address = '', hash] = value.split('#');
      const path = address.split('?')[0] || '/';
      const problem = (reason: string) => [{ file: module.file, field, reason }];
      if (!known.routes.has(path)) return problem(`no page has the address '${path}'`);
      const sections = known.sections[path];
      if (hash === undefined || !sections || sections.has(hash)) return [];
      return problem(`the page '${path}' has no section '#${hash}'`);
    });
}

/** Icons whose name is not in lib/icons/icons.ts. */
export function unknownIcons(module: ContentModule, known: Known): readonly Problem[] {
  return texts(module)
    .filter(({ key, value }) => key === 'icon' && !known.icons.has(value))
    .map(({ field, value }) => ({
      file: module.file,
      field,
      reason: `there is no icon '${value}'; choose one of lib/icons/icons.ts or add it there`,
    }));
}

const pictureField = /(^|\.)(picture|imgSrc|src|narrow|image(\.(wide|narrow))?)$/;

/** Pictures that nobody has drawn. */
export function missingPictures(module: ContentModule, known: Known): readonly Problem[] {
  return texts(module)
    .filter(({ field, value }) => pictureField.test(field) && !known.pictures.has(value))
    .map(({ field, value }) => ({
      file: module.file,
      field,
      reason: `there is no picture '${value}'`,
    }));
}

const statedFigure = /\d[\d,.]*K?\+(?: million)?|\d[\d.,]*\s?%/g;

/** Guides explain settings of the planner, which are no claims of the company. */
const isGuide = ({ file }: ContentModule) => file.startsWith('content/help/articles/');

/** Percentages and counts with a plus that content/figures.ts does not state; samples may differ. */
export function wrongFigures(module: ContentModule, known: Known): readonly Problem[] {
  if (isGuide(module)) return [];
  return copy(module)
    .filter(({ field }) => !/\.results\./.test(field))
    .flatMap(({ field, value }) =>
      (value.match(statedFigure) ?? [])
        .filter(
          (figure) => !known.figures.has(figure.replace(/\s/g, '')) && !known.figures.has(figure),
        )
        .map((figure) => ({
          file: module.file,
          field,
          reason: `the figure '${figure}' is not stated in content/figures.ts`,
        })),
    );
}

/** Words that say nothing, and British spellings in American copy. */
export function poorWords(module: ContentModule): readonly Problem[] {
  return copy(module).flatMap(({ field, value }) => {
    const text = value.toLowerCase().replaceAll('’', "'");
    const filler = bannedPhrases
      .filter((phrase) => new RegExp(`\\b${phrase}`).test(text))
      .map((phrase) => `'${phrase}' is a filler: say what happens instead`);
    const british = britishSpellings
      .filter(([spelling]) => new RegExp(`\\b${spelling}`).test(text))
      .map(([spelling, american]) => `'${spelling}' is British: write '${american}'`);
    return [...filler, ...british].map((reason) => ({ file: module.file, field, reason }));
  });
}

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
  const seen = new Map<string, string>();
  return modules.flatMap((module) =>
    copy(module).flatMap(({ field, value }) =>
      sentencesOf(value).flatMap((sentence) => {
        const first = seen.get(sentence);
        if (first === undefined) seen.set(sentence, `${module.file}, ${field}`);
        if (first === undefined) return [];
        return [{ file: module.file, field, reason: `the same sentence stands in ${first}` }];
      }),
    ),
  );
}
