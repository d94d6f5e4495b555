import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section, type SectionGround } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { Feature } from '@/content/products/types';
import { FeatureLink } from './feature-link';
import { FeatureList } from './feature-list';

interface FeatureWideProps {
  feature: Feature;
  ground?: SectionGround;
  /** A card that lies on the right of the picture from 1180 px on, below it in narrower windows. */
  children?: ReactNode;
}

/** A feature whose picture runs across the whole window, under its words. */
export function FeatureWide({ feature, ground = 'band', children }: FeatureWideProps) {
  const { heading, description, List, section_id, image, link } = feature;
  const id = `${section_id}-title`;
  return (
    <Section id={section_id} labelledBy={id} ground={ground} thread="left" className="feature-wide">
      <div className="frame">
        <SectionHeading id={id} stop="left" title={heading} aside={<p>{description}</p>} />
        <FeatureList items={List} row />
        {link && <FeatureLink heading={heading} link={link} />}
      </div>
      <div className={cx('feature-wide-picture', Boolean(children) && 'feature-wide-card-beside')}>
        <PagePicture image={image} />
        {children && <div className="frame feature-wide-card">{children}</div>}
      </div>
    </Section>
  );
}
