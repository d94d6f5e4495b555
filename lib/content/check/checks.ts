import { inlineParts } from '@/lib/words/inline-text';
import { type ContentModule, firstPlaces, leavesOf, type Problem, problemsOf } from './leaves';
import { didYouMean } from './nearest';
import { quoted } from './quoted';

/** Names that fields of some files may hold, and what they name. */
interface Names {
  readonly files: RegExp;
  readonly field: RegExp;
  /** What is named and where it stands, such as 'category in content/blog/categories.ts'. */
  readonly of: string;
  readonly names: ReadonlySet<string>;
}

/** What content may point at. */
export interface Known {
  readonly routes: ReadonlySet<string>;
  /** Old addresses, each with where it leads. */
  readonly moved?: ReadonlyMap<string, string>;
  /** Section ids by page; a page that is not listed may carry any id. */
  readonly sections: Readonly<Record<string, ReadonlySet<string>>>;
  readonly icons: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Files of public/papers, and whether each is a PDF. */
  readonly papers: ReadonlyMap<string, boolean>;
  /** Values of content/figures.ts. */
  readonly figures: ReadonlySet<string>;
  readonly names: readonly Names[];
}

const keysOfIds = new Set(['id', 'slug', 'section_id']);
const idInList = /^(.*)\[(\d+)\]\.\w+$/;

/** Entries of one list that bear the same id, slug or section id. */
export function repeatedIds(module: ContentModule): readonly Problem[] {
  const { file } = module;
  const firstOf = firstPlaces<number>();
  return leavesOf(module).flatMap(({ field, key, value }) => {
    const [, list, index] = (keysOfIds.has(key) && idInList.exec(field)) || [];
    const first = list && firstOf(`${list} ${key} ${value}`, Number(index) + 1);
    if (!first) return [];
    return [
      { file, field, reason: `${quoted(value)} is already used by entry ${first} of this list` },
    ];
  });
}

/** Why an address leads nowhere: no page has it, or its page lacks the section. */
export function deadEnds(value: string, known: Known): readonly string[] {
  const [address = '', hash] = value.split('#');
  const path = address.split('?')[0] || '/';
  if (!known.routes.has(path)) {
    const to = known.moved?.get(path);
    const instead = to ? `; it has moved to '${to}'` : didYouMean(path, known.routes);
    return [`no page has the address ${quoted(path)}${instead}`];
  }
  const sections = known.sections[path];
  if (hash === undefined || !sections || sections.has(hash)) return [];
  return [
    `the page ${quoted(path)} has no section ${quoted(`#${hash}`)}${didYouMean(hash, sections)}`,
  ];
}

/** Why a link within a text leads nowhere. */
const deadEndsInText = (text: string, known: Known): readonly string[] =>
  inlineParts(text).flatMap((part) => {
    if (part.kind !== 'link' || /^(https:\/\/|mailto:|#)/.test(part.href)) return [];
    return part.href.startsWith('/')
      ? deadEnds(part.href, known)
      : [`the link to ${quoted(part.href)} must begin with '/', '#' or 'https://'`];
  });

/** Links that lead to no page of the site, or to a section that its page does not have; those in texts too. */
export const danglingLinks = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ key, value }) => {
    if (!/^(href|link)$/.test(key)) return deadEndsInText(value, known);
    return /^[/#]/.test(value) ? deadEnds(value, known) : [];
  });

/** Icons whose name is not in lib/icons/icons.ts. */
export const unknownIcons = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ key, value }) =>
    key === 'icon' && value && !known.icons.has(value)
      ? [
          `there is no icon ${quoted(value)}, choose one of lib/icons/icons.ts or add it there${didYouMean(value, known.icons)}`,
        ]
      : [],
  );

const pictureField = /(^|\.)(picture|photo|imgSrc|src|narrow|logo|image|(image|threads)\.wide)$/;

/** Pictures that nobody has drawn. */
export const missingPictures = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ field, value }) =>
    pictureField.test(field) && value && !known.pictures.has(value)
      ? [
          `there is no picture ${quoted(value)}, put one into public/images or draw it${didYouMean(value, known.pictures)}`,
        ]
      : [],
  );

/** Names of entries of another file that has none of that name. */
export const unknownNames = (module: ContentModule, known: Known): readonly Problem[] =>
  known.names
    .filter(({ files }) => files.test(module.file))
    .flatMap((rule) =>
      problemsOf(module, ({ field, value }) => {
        // No name at all: their file cannot be read, and says so itself.
        const { names, of } = rule;
        if (!rule.field.test(field) || !value || names.size === 0 || names.has(value)) return [];
        return [`there is no ${quoted(value)} among the ${of}${didYouMean(value, names)}`];
      }),
    );
