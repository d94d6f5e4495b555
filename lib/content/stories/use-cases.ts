import { useCases as found } from '@/content/found/use-cases';
import type { PageImage } from '@/content/products/types';
import type { Preview } from '@/content/schemas/parts/previews';
import type { UseCase as Entry, UseCasePart } from '@/content/use-cases/types';
import { cutOf, mapAlt } from '@/lib/picture/cuts';
import { routes } from '@/lib/routes';
import { byRank, publishedOf } from '../published';

/** Its own map or the one that the build draws; a photograph serves for phones too. */
function mapOf({ slug, hero }: Entry): PageImage {
  const drawn = `use-${slug}`;
  const map = { picture: drawn, narrow: `${drawn}-phone`, alt: mapAlt(drawn) };
  const { picture, narrow = picture, alt } = hero.image ?? map;
  const cut = cutOf(picture, narrow);
  return { picture, ...(cut !== picture && { narrow: cut }), alt };
}

const shown = (entry: Entry) => ({
  ...entry,
  path: `/use-cases/${entry.slug}` as const,
  hero: { ...entry.hero, image: mapOf(entry) },
});

export const useCases: readonly UseCase[] = byRank(publishedOf(found)).map(shown);

export type UseCase = ReturnType<typeof shown>;

export function getUseCase(slug: string) {
  const useCase = useCases.find((each) => each.slug === slug);
  if (!useCase) throw new Error(`There is no use case '${slug}'.`);
  const { path } = useCase;
  const trail = [
    { label: 'Industries', href: routes.industries },
    { label: useCase.name, href: path },
  ] as const;
  const ground = (part: UseCasePart): 'paper' | 'sunk' | `${typeof useCase.hue}-deep` => {
    const own = useCase.grounds[part] ?? 'paper';
    return own === 'deep' ? `${useCase.hue}-deep` : own;
  };
  return { useCase, path, trail, ground };
}

export const useCasePreviews: Readonly<Record<string, Preview>> = Object.fromEntries(
  useCases.map(({ path, hue, hero, preview }) => [
    path,
    { hue, ...(preview ?? ({ words: hero.heading, ground: 'tint' } as const)) },
  ]),
);
