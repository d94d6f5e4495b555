import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import type { SectionGround } from '@/components/ui/section/section';
import type { Feature } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import { FeatureWords } from './feature-words';
import './feature-split.css';

interface FeatureSplitProps {
  feature: Feature;
  /** Side of the picture from 1024 px on. */
  picture: 'left' | 'right';
  ground?: SectionGround;
  /** The picture's share of the width: 'large' for two thirds, such as a chart. */
  size?: 'half' | 'large';
  /** In place of the bullets, such as a table of limits. */
  children?: ReactNode;
}

/** A feature beside its picture; its id is an address that other pages link to. */
export function FeatureSplit(props: FeatureSplitProps) {
  const { feature, picture, ground = 'paper', size = 'half', children } = props;
  const heading = `${feature.section_id}-title`;
  const left = picture === 'left';
  const shape = cx(
    'feature-split frame',
    left && 'feature-left',
    size === 'large' && 'feature-large',
  );
  return (
    <ProductSection id={feature.section_id} labelledBy={heading} ground={ground}>
      <div className={shape}>
        <FeatureWords id={heading} feature={feature} className={left && 'feature-words-right'}>
          {children}
        </FeatureWords>
        <PagePicture image={feature.image} className="feature-image" />
      </div>
    </ProductSection>
  );
}
