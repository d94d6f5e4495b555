import type { CaseStudy } from '@/content/case-studies/types';
import { caseStudies } from '@/content/found/case-studies';
import { industries } from '@/content/found/industries';
import { useCases } from '@/content/found/use-cases';
import type { Industry } from '@/content/industries/types';
import type { UseCase } from '@/content/use-cases/types';
import { publishedOf } from '@/lib/content/published';
import type { Hue } from '../maps';
import { type Job, mapJob } from './job';

/** Pixels, by the end of the name. */
type Sizes = Readonly<Record<string, readonly [width: number, height: number]>>;

const ofCase: Sizes = {
  '': [740, 410],
  '-row': [560, 242],
  '-cover': [1440, 820],
  '-cover-phone': [390, 330],
  '-story': [720, 420],
};
const ofHero: Sizes = { '': [1440, 560], '-phone': [390, 400] };
const ofSlide: Sizes = { '': [872, 770], '-small': [424, 330] };
const ofTile: Sizes = { '-small': [424, 330] };
const ofSign: Sizes = { '': [320, 320] };

interface Drawn {
  readonly name: string;
  /** The picture that the entry names: drawn here only where it is this one. */
  readonly shown: string;
  readonly sizes: Sizes;
  readonly hue: Hue;
  readonly ground: 'deep' | 'tint';
  readonly owner: string;
}

const caseDrawn = ({ slug, picture, hue }: CaseStudy): readonly Drawn[] => {
  const name = `case-${slug}`;
  const owner = `the case study '${slug}'`;
  return [{ name, shown: picture, sizes: ofCase, hue, ground: 'deep', owner }];
};

const useDrawn = ({ slug, hue, hero }: UseCase): readonly Drawn[] => {
  const [name, tile] = [`use-${slug}`, `sheet-${slug}`];
  const owner = `the use case '${slug}'`;
  return [
    { name, shown: hero.image?.picture ?? name, sizes: ofHero, hue, ground: 'tint', owner },
    { name: tile, shown: tile, sizes: ofTile, hue, ground: 'deep', owner },
  ];
};

const industryDrawn = ({ id, hue, slide, row }: Industry): readonly Drawn[] => {
  const shared = { hue, ground: 'deep', owner: `the industry '${id}'` } as const;
  return [
    { name: `sheet-${id}`, shown: slide.picture, sizes: ofSlide, ...shared },
    { name: `industries-${id}`, shown: row.picture, sizes: ofSign, ...shared },
  ];
};

const jobsOf = ({ name, sizes, hue, ground, owner }: Drawn): readonly Job[] =>
  Object.entries(sizes).map(([cut, [width, height]]) =>
    mapJob(`${name}${cut}`, { slug: name, hue, ground }, { width, height }, owner),
  );

const drawnOf = (pick: typeof publishedOf): readonly Drawn[] =>
  [
    ...pick(useCases).flatMap(useDrawn),
    ...pick(caseStudies).flatMap(caseDrawn),
    ...pick(industries).flatMap(industryDrawn),
  ].filter(({ name, shown }) => name === shown);

/** Each file once: an industry and its use case share a tile. */
export function entryJobs(): readonly Job[] {
  const jobs = drawnOf(publishedOf).flatMap(jobsOf);
  return [...new Map(jobs.map((job) => [job.file, job])).values()];
}

/** Drafts and later days included. */
export const entryPictures = (): readonly string[] =>
  drawnOf((found) => Object.values(found).filter((entry) => entry !== undefined)).flatMap(
    ({ name, sizes }) => Object.keys(sizes).map((cut) => `${name}${cut}`),
  );
