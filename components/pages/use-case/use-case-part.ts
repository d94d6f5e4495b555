import type { SectionGround } from '@/components/ui/section/section';
import type { UseCase } from '@/content/use-cases/types';

/** What each part of a use case is given. */
export interface UseCasePartProps {
  useCase: UseCase;
  ground: SectionGround;
}
