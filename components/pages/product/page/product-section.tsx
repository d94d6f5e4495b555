import { cx } from '@/components/ui/cx';
import { TitledSection, type TitledSectionProps } from '@/components/ui/section/titled-section';
import './product-section.css';

interface ProductSectionProps extends TitledSectionProps {
  /** The page's first or last stop, where the running thread begins or ends. */
  stop?: 'first' | 'last';
}

/** A section of a product page with its heading, on the running thread at the left. */
export function ProductSection({ stop, ...section }: ProductSectionProps) {
  return <TitledSection {...section} thread="left" className={cx(stop && `product-${stop}`)} />;
}
