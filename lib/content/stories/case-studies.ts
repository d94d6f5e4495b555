import type { CaseStudy as Entry } from '@/content/case-studies/types';
import { caseStudies as found } from '@/content/found/case-studies';
import type { PageImage } from '@/content/products/types';
import type { Preview } from '@/content/schemas/parts/previews';
import { cutOf, mapAlt } from '@/lib/picture/cuts';
import { routes } from '@/lib/routes';
import { byRank, publishedOf } from '../published';

const casePath = (slug: string) => `/case-studies/${slug}` as const;

/** The given picture or the cut of that name; a photograph brings its own description. */
function imageOf(picture: string, pictureAlt: string, name: string, own?: PageImage): PageImage {
  const cut = `${picture}-${name}`;
  const drawn = own ?? { picture: cut, narrow: `${cut}-phone`, alt: mapAlt(cut) };
  const wide = cutOf(picture, drawn.picture);
  if (wide !== drawn.picture) return { picture: wide, alt: pictureAlt };
  const narrow = drawn.narrow && cutOf(wide, drawn.narrow);
  return { picture: wide, ...(narrow && narrow !== wide && { narrow }), alt: drawn.alt };
}

function shown(entry: Entry) {
  const { slug, picture, pictureAlt = mapAlt(picture), teaser, quote } = entry;
  const cover = imageOf(picture, pictureAlt, 'cover', entry.cover);
  return {
    ...entry,
    href: casePath(slug),
    pictureAlt,
    row: cutOf(picture, `${picture}-row`),
    cover,
    /** Beside its quote. */
    scene: quote.scene ?? { picture: cover.narrow ?? cover.picture, alt: cover.alt },
    teaser: { text: teaser.text, image: imageOf(picture, pictureAlt, 'story', teaser.image) },
  };
}

export const caseStudies: readonly CaseStudy[] = byRank(publishedOf(found)).map(shown);

export type CaseStudy = ReturnType<typeof shown>;

/** One large, and two rows of two. */
export const homeStories = caseStudies.slice(0, 5);

const readOn = 3;

export function caseStudyOf(slug: string) {
  const index = caseStudies.findIndex((each) => each.slug === slug);
  const [study, ...others] = [...caseStudies.slice(index), ...caseStudies.slice(0, index)];
  if (index < 0 || !study) throw new Error(`There is no case study '${slug}'.`);
  const trail = [
    { label: 'Success stories', href: routes.successStories },
    { label: study.industry, href: study.href },
  ] as const;
  return { study, next: others.slice(0, readOn), trail };
}

export const casePreviews: Readonly<Record<string, Preview>> = Object.fromEntries(
  caseStudies.map(({ href, title, hue, preview }) => [
    href,
    { hue, ...(preview ?? ({ words: title, ground: 'deep' } as const)) },
  ]),
);
