import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import type { SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Feature } from '@/content/products/types';
import { ProductSection } from '../page/product-section';
import { FeatureLink } from './feature-link';
import { FeatureList } from './feature-list';
import './feature-wide.css';

interface FeatureWideProps {
  feature: Feature;
  ground?: SectionGround;
  /** Between phone and desktop the picture keeps a height of 420 px rather than half its width. */
  low?: boolean;
  /** A card that lies on the right of the picture from 1180 px on, below it in narrower windows. */
  children?: ReactNode;
}

/** A feature whose picture runs across the whole window, under its words. */
export function FeatureWide({ feature, ground = 'band', low, children }: FeatureWideProps) {
  const { heading, description, List, section_id, image, link } = feature;
  const id = `${section_id}-title`;
  const cut = Boolean(children) && (low ? 'feature-wide-low' : 'feature-wide-half');
  return (
    <ProductSection id={section_id} labelledBy={id} ground={ground} className="feature-wide">
      <div className="feature-wide-words frame">
        <SectionHeading id={id} stop="left" title={heading} aside={<p>{description}</p>} />
        <FeatureList items={List} row />
        {link && <FeatureLink heading={heading} link={link} />}
      </div>
      <div className="feature-wide-body">
        <div className="feature-wide-picture">
          <PagePicture image={image} className={cx('feature-wide-image', cut)} />
        </div>
        {children && <div className="frame feature-wide-card">{children}</div>}
      </div>
    </ProductSection>
  );
}
