import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import './product-section.css';

interface ProductSectionProps {
  children: ReactNode;
  id?: string | undefined;
  /** Id of the section's heading. */
  labelledBy: string;
  ground?: SectionGround;
  /** The page's first or last stop, where the running thread begins or ends. */
  stop?: 'first' | 'last';
  className?: string;
}

/** A section of a product page, on the running thread at the left. */
export function ProductSection({ stop, className, ...section }: ProductSectionProps) {
  return (
    <Section {...section} thread="left" className={cx(stop && `product-${stop}`, className)} />
  );
}
