import { couriers } from '@/content/use-cases/couriers';
import { ecommerce } from '@/content/use-cases/ecommerce';
import { restaurants } from '@/content/use-cases/restaurants';
import { retail } from '@/content/use-cases/retail';
import type { UseCase, UseCasePart } from '@/content/use-cases/types';
import type { Crumb } from '@/lib/json-ld';
import { routes } from '@/lib/routes';

/** Every use case with a page. */
export const useCases: readonly UseCase[] = [restaurants, retail, ecommerce, couriers];

/** The ground of a part, by the names of the page's sections. */
function groundOf(
  { grounds, thread }: UseCase,
  part: UseCasePart,
): 'paper' | 'sunk' | `${UseCase['thread']}-sheet` {
  const ground = grounds[part] ?? 'paper';
  return ground === 'deep' ? `${thread}-sheet` : ground;
}

/** A use case by the last part of its address: with the address, the line of pages down to it, and its grounds. */
export function getUseCase(slug: string) {
  const useCase = useCases.find((each) => each.slug === slug);
  if (!useCase) throw new Error(`There is no use case '${slug}'.`);
  const path = `/use-cases/${useCase.slug}` as const;
  const trail: readonly Crumb[] = [
    { label: 'Industries', href: routes.industries },
    { label: useCase.name, href: path },
  ];
  const grounds = {
    stats: groundOf(useCase, 'stats'),
    features: groundOf(useCase, 'features'),
    round: groundOf(useCase, 'round'),
    trial: groundOf(useCase, 'trial'),
  };
  return { useCase, path, trail, grounds };
}
