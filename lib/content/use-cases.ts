import { industries } from '@/content/home/industries';
import { industryRows } from '@/content/industries-page';
import { couriers } from '@/content/use-cases/couriers';
import { ecommerce } from '@/content/use-cases/ecommerce';
import { restaurants } from '@/content/use-cases/restaurants';
import { retail } from '@/content/use-cases/retail';
import type { UseCase, UseCasePart } from '@/content/use-cases/types';
import { routes } from '@/lib/routes';

/** Every use case with a page. */
export const useCases: readonly UseCase[] = [restaurants, retail, ecommerce, couriers];

/** A use case by the last part of its address: with the address, the line of pages down to it, and its grounds. */
export function getUseCase(slug: string) {
  const useCase = useCases.find((each) => each.slug === slug);
  if (!useCase) throw new Error(`There is no use case '${slug}'.`);
  const path = `/use-cases/${useCase.slug}` as const;
  const trail = [
    { label: 'Industries', href: routes.industries },
    { label: useCase.name, href: path },
  ] as const;
  const ground = (part: UseCasePart): 'paper' | 'sunk' | `${typeof useCase.thread}-sheet` => {
    const own = useCase.grounds[part] ?? 'paper';
    return own === 'deep' ? `${useCase.thread}-sheet` : own;
  };
  const grounds = {
    stats: ground('stats'),
    features: ground('features'),
    round: ground('round'),
    trial: ground('trial'),
  };
  return { useCase, path, trail, grounds };
}

/** The list of industries: what the page says of each, with what the home page knows of it. */
export const listedIndustries = industryRows.flatMap((row) =>
  industries
    .filter(({ id }) => id === row.id)
    .map(({ title, features, sheet }) => ({ ...row, title, features, thread: sheet })),
);

/** An industry of the list. */
export type ListedIndustry = (typeof listedIndustries)[number];
