import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import type { Feature } from '@/content/products/types';
import { FeatureWords } from './feature-words';

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

/** A feature beside its picture; its id is an address of the specification. */
export function FeatureSplit(props: FeatureSplitProps) {
  const { feature, picture, ground = 'paper', size = 'half', children } = props;
  const heading = `${feature.section_id}-title`;
  const shape = cx(
    'feature-split frame',
    picture === 'left' && 'feature-picture-left',
    size === 'large' && 'feature-picture-large',
  );
  return (
    <Section id={feature.section_id} labelledBy={heading} ground={ground} thread="left">
      <div className={shape}>
        <FeatureWords id={heading} feature={feature}>
          {children}
        </FeatureWords>
        <PagePicture image={feature.image} />
      </div>
    </Section>
  );
}
