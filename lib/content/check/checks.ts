import { isElsewhere } from '@/lib/white-papers/papers';
import { inlineParts } from '@/lib/words/inline-text';
import { type ContentModule, firstPlaces, leavesOf, type Problem, problemsOf } from './leaves';
import { didYouMean, quoted } from './message-parts';

interface Names {
  readonly files: RegExp;
  readonly field: RegExp;
  /** Such as 'category in content/blog/categories.ts'. */
  readonly of: string;
  readonly names: ReadonlySet<string>;
}

export interface Known {
  readonly routes: ReadonlySet<string>;
  /** Redirects: old address to new. */
  readonly moved?: ReadonlyMap<string, string>;
  /** Section ids by page; an unlisted page may have any id. */
  readonly sections: Readonly<Record<string, ReadonlySet<string>>>;
  readonly icons: ReadonlySet<string>;
  readonly pictures: ReadonlySet<string>;
  /** Files of public/papers. */
  readonly papers: ReadonlySet<string>;
  /** Values of content/figures.ts. */
  readonly figures: ReadonlySet<string>;
  readonly names: readonly Names[];
}

const keysOfIds = new Set(['id', 'slug', 'section_id']);
const idInList = /^(.*)\[(\d+)\]\.\w+$/;

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

/** Why an address leads nowhere; empty where it is fine. */
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

const deadEndsInText = (text: string, known: Known): readonly string[] =>
  inlineParts(text).flatMap((part) => {
    if (part.kind !== 'link' || /^(https:\/\/|mailto:|#)/.test(part.href)) return [];
    return part.href.startsWith('/')
      ? deadEnds(part.href, known)
      : [`the link to ${quoted(part.href)} must begin with '/', '#' or 'https://'`];
  });

export const danglingLinks = (module: ContentModule, known: Known): readonly Problem[] =>
  problemsOf(module, ({ key, value }) => {
    if (!/^(href|link)$/.test(key)) return deadEndsInText(value, known);
    return /^[/#]/.test(value) ? deadEnds(value, known) : [];
  });

export const missingPapers = (module: ContentModule, { papers }: Known): readonly Problem[] =>
  problemsOf(module, ({ field, value }) => {
    if (field !== 'paper.file' || !value || isElsewhere(value) || papers.has(value)) return [];
    return [
      `there is no ${quoted(value)} in public/papers, put it there${didYouMean(value, papers)}`,
    ];
  });

const pictureField = /(^|\.)(picture|photo|imgSrc|src|narrow|logo|image|(image|routes)\.wide)$/;

const namesEverywhere = ({ icons, pictures }: Known): readonly Names[] => [
  { files: /./, field: /(^|\.)icon$/, of: 'icons of lib/icons/icons.ts', names: icons },
  { files: /./, field: pictureField, of: 'pictures of public/images', names: pictures },
];

/** Names that the other file does not hold. */
export const unknownNames = (module: ContentModule, known: Known): readonly Problem[] =>
  [...namesEverywhere(known), ...known.names]
    .filter(({ files }) => files.test(module.file))
    .flatMap((rule) =>
      problemsOf(module, ({ field, value }) => {
        // Without any names the other file is unreadable and reported itself.
        const { names, of } = rule;
        if (!rule.field.test(field) || !value || names.size === 0 || names.has(value)) return [];
        return [`there is no ${quoted(value)} among the ${of}${didYouMean(value, names)}`];
      }),
    );
