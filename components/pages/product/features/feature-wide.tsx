import type { ReactNode } from 'react';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { WideFeature } from '@/content/schemas/features';
import { FeaturePoints } from './feature-points';
import './feature-wide.css';

interface FeatureWideProps {
  feature: WideFeature;
  ground?: 'paper' | 'band' | undefined;
  /** A card that lies on the right of the picture from 1180 px on, below it in narrower windows. */
  children?: ReactNode;
}

/** A feature whose picture runs across the whole window, under its words. */
export function FeatureWide({ feature, ground = 'band', children }: FeatureWideProps) {
  const { heading, description, section_id, image } = feature;
  const id = `${section_id}-title`;
  // Without a card the picture is read to its end, so tablets show the phone's, whose words stay legible.
  const whole = !children;
  return (
    <Section thread="left" id={section_id} labelledBy={id} ground={ground} className="feature-wide">
      <div className="frame grid grid-cols-1 gap-6">
        <SectionHeading id={id} stop="left" title={heading} aside={description} />
        <FeaturePoints feature={feature} row />
      </div>
      <div className="mt-12 grid grid-cols-1">
        <div className="feature-wide-picture grid">
          <PagePicture
            image={image}
            wideFrom={whole ? 1024 : 640}
            className={cx(
              'feature-wide-image w-full',
              whole ? 'feature-wide-whole' : 'feature-wide-cut',
            )}
          />
        </div>
        {children && <div className="feature-wide-card frame py-8">{children}</div>}
      </div>
    </Section>
  );
}
