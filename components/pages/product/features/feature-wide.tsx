import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Section, SectionHeading } from '@/components/ui/section/section';
import type { WideFeature } from '@/content/schemas/features';
import { FeatureFacts, FeaturePoints } from './feature-facts';
import './feature-wide.css';

/** A feature whose picture runs across the whole window; its card lies on it, or below it in narrow windows. */
export function FeatureWide({ feature }: { feature: WideFeature }) {
  const { heading, description, section_id, image, card, ground = 'band' } = feature;
  const id = `${section_id}-title`;
  return (
    <Section route="left" id={section_id} labelledBy={id} ground={ground} className="feature-wide">
      <div className="frame grid grid-cols-1 gap-6">
        <SectionHeading id={id} stop="left" title={heading} aside={description} />
        <FeaturePoints {...feature} layout="flex flex-wrap" />
      </div>
      <div className="mt-12 grid grid-cols-1">
        <div className="feature-wide-picture grid">
          {/* Without a card it is read to its end, so tablets show the phone's cut, whose words stay legible. */}
          <PagePicture
            image={image}
            wideFrom={card ? 640 : 1024}
            className={cx(
              'feature-wide-image w-full',
              card ? 'feature-wide-cut' : 'feature-wide-whole',
            )}
          />
        </div>
        {card && (
          <div className="feature-wide-card frame py-8">
            <div className="grid w-full max-w-96 grid-cols-1 gap-3 rounded-pop rule border-line bg-surface px-6 py-5">
              <h3 className="type-h5">{card.title}</h3>
              <FeatureFacts {...card} />
            </div>
          </div>
        )}
      </div>
    </Section>
  );
}
