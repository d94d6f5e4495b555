import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import type { PlainFeature } from '@/content/schemas/features';
import { PictureMotion } from '../motion/picture-motion';
import { FactList } from './fact-list';
import { FactTable } from './fact-table';
import { FeatureWords } from './feature-words';
import type { Ground, Side } from './rhythm';
import './feature-split.css';

interface FeatureSplitProps {
  feature: PlainFeature;
  /** Side of the picture from 1024 px on. */
  side: Side;
  ground: Ground;
}

/** A feature beside its picture; its id is an address that other pages link to. */
export function FeatureSplit({ feature, side, ground }: FeatureSplitProps) {
  const { variant, section_id, image, motion, facts, table, note } = feature;
  const heading = `${section_id}-title`;
  // The picture, at the right, takes two thirds of the width.
  const large = variant === 'chart';
  return (
    <Section thread="left" id={section_id} labelledBy={heading} ground={ground}>
      <div
        className={`frame grid items-center gap-x-16 gap-y-10 feature-split-${large ? 'large' : side}`}
      >
        <FeatureWords id={heading} feature={feature} className="feature-split-words">
          {facts && <FactList facts={facts} />}
          {table && <FactTable {...table} />}
          {note && <p className="type-small text-ink-2">{note}</p>}
        </FeatureWords>
        {motion ? (
          <PictureMotion
            kind={motion}
            image={image}
            className={large ? undefined : 'feature-split-picture'}
            pausable={motion === 'board'}
          />
        ) : (
          <PagePicture
            image={image}
            className={cx('w-full rounded-card', !large && 'feature-split-picture')}
          />
        )}
      </div>
    </Section>
  );
}
