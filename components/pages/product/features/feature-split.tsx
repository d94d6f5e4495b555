import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import type { Feature } from '@/content/products/types';
import { FeatureWords } from './feature-words';
import './feature-split.css';

interface FeatureSplitProps {
  feature: Feature;
  /** Side of the picture from 1024 px on. */
  picture: 'left' | 'right';
  ground?: SectionGround;
  /** The picture, at the right, takes two thirds of the width, such as a chart. */
  large?: boolean;
  /** In place of the bullets, such as a table of limits. */
  children?: ReactNode;
}

/** A feature beside its picture; its id is an address that other pages link to. */
export function FeatureSplit({ feature, picture, ground, large, children }: FeatureSplitProps) {
  const heading = `${feature.section_id}-title`;
  const after = picture === 'left' && 'feature-split-after';
  return (
    <Section thread="left" id={feature.section_id} labelledBy={heading} ground={ground}>
      <div
        className={`frame grid items-center gap-x-16 gap-y-10 feature-split-${large ? 'large' : picture}`}
      >
        <FeatureWords id={heading} feature={feature} className={after}>
          {children}
        </FeatureWords>
        <PagePicture
          image={feature.image}
          className={cx('w-full rounded-card', !large && 'feature-split-picture')}
        />
      </div>
    </Section>
  );
}
