import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { FeatureText } from '@/content/schemas/features';
import { FeaturePoints } from './feature-points';

interface FeatureWordsProps {
  /** Id of the heading. */
  id: string;
  feature: FeatureText;
  className?: string | false;
  /** Facts, a table: what stands between the description and the bullets. */
  children?: ReactNode;
}

/** Heading, description, bullets and the link of a feature. */
export function FeatureWords({ id, feature, className, children }: FeatureWordsProps) {
  const { heading, subHeading, description } = feature;
  return (
    <div className={cx('grid max-w-144 grid-cols-1 gap-5', className)}>
      <div className="type-h2">
        <ThreadStop side="left" to={{ id, name: heading }} />
        <h2 id={id}>{heading}</h2>
      </div>
      {subHeading && <p className="type-h5">{subHeading}</p>}
      <p className="text-ink-2">{description}</p>
      {children}
      <FeaturePoints feature={feature} />
    </div>
  );
}
