import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { TextLink } from '@/components/ui/link/link';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { NotificationExample } from '@/content/home/features';
import type { Feature, FeatureText } from '@/content/schemas/features';
import { FeatureFacts, FeaturePoints } from './feature-facts';
import { FeaturePicture } from './feature-picture';
import { FeatureWide } from './feature-wide';
import { Notices } from './notices';
import { inRhythm } from './rhythm';
import './feature-split.css';

interface ProductFeaturesProps {
  features: readonly Feature[];
  notices: readonly NotificationExample[];
}

/** The features of a product page in their order; each id is an address that other pages link to. */
export const ProductFeatures = ({ features, notices }: ProductFeaturesProps) =>
  inRhythm(features).map(({ feature, side, ground }) => {
    const { section_id, heading, variant } = feature;
    const id = `${section_id}-title`;
    const section = { id: section_id, labelledBy: id, route: 'left', ground } as const;
    if (variant === 'wide') return <FeatureWide key={section_id} feature={feature} />;
    if (variant === 'results') {
      const link = <TextLink href={feature.link.href}>{feature.link.label}</TextLink>;
      return (
        <TitledSection key={section_id} {...section} title={heading} aside={link}>
          <FigureRow figures={feature.rows} className="mt-12" />
        </TitledSection>
      );
    }
    const { subHeading, ...text }: FeatureText = feature;
    const place = variant === 'chart' ? 'large' : side;
    return (
      <Section key={section_id} {...section}>
        <div className={`frame grid items-center gap-x-16 gap-y-10 feature-split-${place}`}>
          <div className="feature-split-words grid max-w-144 grid-cols-1 gap-5">
            <SectionHeading id={id} stop="left" title={heading} />
            {subHeading && <p className="type-h5">{subHeading}</p>}
            <p className="text-ink-2">{feature.description}</p>
            <FeatureFacts {...text} />
            <FeaturePoints {...text} layout="grid" />
          </div>
          <div className="feature-split-picture min-w-0">
            {variant === 'messages' ? (
              <Notices notices={notices} />
            ) : (
              <FeaturePicture {...feature} />
            )}
          </div>
        </div>
      </Section>
    );
  });
