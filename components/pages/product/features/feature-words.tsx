import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import { SectionHeading } from '@/components/ui/section/section-heading';
import type { FeatureText } from '@/content/schemas/features';
import { FactList } from './fact-list';
import { FactTable } from './fact-table';

interface FeatureWordsProps {
  id: string;
  feature: FeatureText;
  className?: string;
}

/** What a feature says, beside its picture. */
export function FeatureWords({ id, feature, className }: FeatureWordsProps) {
  const { heading, subHeading, description, facts, table, note } = feature;
  return (
    <div className={cx('grid max-w-144 grid-cols-1 gap-5', className)}>
      <SectionHeading id={id} stop="left" title={heading} />
      {subHeading && <p className="type-h5">{subHeading}</p>}
      <p className="text-ink-2">{description}</p>
      {facts && <FactList facts={facts} />}
      {table && <FactTable {...table} />}
      {note && <p className="type-small text-ink-2">{note}</p>}
      <FeaturePoints feature={feature} layout="grid" />
    </div>
  );
}

interface FeaturePointsProps {
  feature: Pick<FeatureText, 'heading' | 'List' | 'link'>;
  layout: 'grid' | 'flex flex-wrap';
}

/** The points of a feature and its link, with the feature's name for those who hear links one by one. */
export function FeaturePoints({ feature: { heading, List, link }, layout }: FeaturePointsProps) {
  return (
    <>
      {List && (
        <ul className={cx('gap-x-10 gap-y-3 type-small font-medium', layout)}>
          {List.map((item) => (
            <CheckItem key={item}>{item}</CheckItem>
          ))}
        </ul>
      )}
      {link && (
        <TextLink href={link.href} className="mt-2 justify-self-start">
          {link.label}
          <span className="sr-only">: {heading}</span>
        </TextLink>
      )}
    </>
  );
}
