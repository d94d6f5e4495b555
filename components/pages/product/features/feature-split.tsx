import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section/section';
import type { FeatureText } from '@/content/schemas/features';
import { FeatureWords } from './feature-words';
import type { Ground, Side } from './rhythm';
import './feature-split.css';

interface FeatureSplitProps {
  feature: FeatureText & { section_id: string };
  /** Side of the picture from 1024 px on; 'large' is two thirds of the width, at the right. */
  side: Side | 'large';
  ground: Ground;
  children: ReactNode;
}

/** A feature beside its picture; its id is an address that other pages link to. */
export function FeatureSplit({ feature, side, ground, children }: FeatureSplitProps) {
  const id = `${feature.section_id}-title`;
  return (
    <Section route="left" id={feature.section_id} labelledBy={id} ground={ground}>
      <div className={`frame grid items-center gap-x-16 gap-y-10 feature-split-${side}`}>
        <FeatureWords id={id} feature={feature} className="feature-split-words" />
        <div className="feature-split-picture min-w-0">{children}</div>
      </div>
    </Section>
  );
}
