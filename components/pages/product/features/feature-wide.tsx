import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { WideFeature } from '@/content/schemas/features';
import { FactList } from './fact-list';
import { FeaturePoints } from './feature-words';
import { GateLog } from './gate-log';
import './feature-wide.css';

/** A feature whose picture runs across the whole window; a card lies on it, or below it in narrow windows. */
export function FeatureWide({ feature }: { feature: WideFeature }) {
  const { variant, heading, description, section_id, image } = feature;
  const id = `${section_id}-title`;
  // Without a card the picture is read to its end, so tablets show the phone's, whose words stay legible.
  const whole = variant === 'wide';
  return (
    <Section
      thread="left"
      id={section_id}
      labelledBy={id}
      ground={variant === 'fence' ? 'paper' : 'band'}
      className="feature-wide"
    >
      <div className="frame grid grid-cols-1 gap-6">
        <SectionHeading id={id} stop="left" title={heading} aside={description} />
        <FeaturePoints feature={feature} layout="flex flex-wrap" />
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
        {variant !== 'wide' && (
          <div className="feature-wide-card frame py-8">
            {variant === 'gate-log' ? (
              <GateLog {...feature.log} />
            ) : (
              <div className="w-full max-w-96 rounded-pop rule border-line bg-surface px-6 py-5">
                <h3 className="mb-3 type-h5">{feature.fence.title}</h3>
                <FactList facts={feature.fence.facts} />
              </div>
            )}
          </div>
        )}
      </div>
    </Section>
  );
}
