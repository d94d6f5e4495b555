import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { TextLink } from '@/components/ui/link/link';
import { TitledSection } from '@/components/ui/section/titled-section';
import type { NotificationExample } from '@/content/home/features';
import type { Feature, ResultsContent } from '@/content/schemas/features';
import { FeaturePicture } from './feature-picture';
import { FeatureSplit } from './feature-split';
import { FeatureWide } from './feature-wide';
import { Notices } from './notices';
import { inRhythm } from './rhythm';

interface ProductFeaturesProps {
  features: readonly Feature[];
  notices: readonly NotificationExample[];
}

/** The features of a product page in their order, each in its variant. */
export const ProductFeatures = ({ features, notices }: ProductFeaturesProps) =>
  inRhythm(features).map(({ feature, side, ground }) => {
    const { section_id: key } = feature;
    switch (feature.variant) {
      case 'wide':
        return <FeatureWide key={key} feature={feature} />;
      case 'results':
        return <Results key={key} {...feature} />;
      case 'messages':
        return (
          <FeatureSplit key={key} feature={feature} side={side} ground={ground}>
            <Notices notices={notices} />
          </FeatureSplit>
        );
      default: {
        const place = feature.variant === 'chart' ? 'large' : side;
        return (
          <FeatureSplit key={key} feature={feature} side={place} ground={ground}>
            <FeaturePicture {...feature} />
          </FeatureSplit>
        );
      }
    }
  });

const Results = ({ section_id, heading, rows, link }: ResultsContent) => (
  <TitledSection
    route="left"
    id={section_id}
    labelledBy={`${section_id}-title`}
    ground="band"
    title={heading}
    aside={<TextLink href={link.href}>{link.label}</TextLink>}
  >
    <FigureRow figures={rows} className="mt-12" />
  </TitledSection>
);
