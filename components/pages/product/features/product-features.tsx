import type { NotificationExample } from '@/content/home/features';
import type { Feature } from '@/content/schemas/features';
import { CheckInCard } from '../sections/check-in-card';
import { GateLog } from '../sections/gate-log';
import { StatsBoard } from '../sections/stats-board';
import { SwipeMessages } from '../sections/swipe-messages';
import { FeatureSplit } from './feature-split';
import { FeatureWide } from './feature-wide';
import { type Ground, inRhythm, type Side } from './rhythm';

interface ProductFeaturesProps {
  features: readonly Feature[];
  /** What recipients read, for the feature that tells of it. */
  notices: readonly NotificationExample[];
}

/** The features of a product page in their order, each in the variant that it names. */
export const ProductFeatures = ({ features, notices }: ProductFeaturesProps) =>
  inRhythm(features).map(({ at, ...turn }) => <OneFeature key={at} {...turn} notices={notices} />);

interface OneFeatureProps extends Pick<ProductFeaturesProps, 'notices'> {
  feature: Feature;
  side: Side;
  ground: Ground;
}

function OneFeature({ feature, side, ground, notices }: OneFeatureProps) {
  switch (feature.variant) {
    case 'wide':
      return <FeatureWide feature={feature} ground={feature.ground} />;
    case 'gate-log':
      return (
        <FeatureWide feature={feature}>
          <GateLog {...feature.log} />
        </FeatureWide>
      );
    case 'fence':
      return (
        <FeatureWide feature={feature} ground="paper">
          <CheckInCard {...feature.fence} />
        </FeatureWide>
      );
    case 'messages':
      return <SwipeMessages content={feature} notifications={notices} />;
    case 'results':
      return <StatsBoard {...feature} />;
    default:
      return <FeatureSplit feature={feature} side={side} ground={ground} />;
  }
}
