import { CheckItem } from '@/components/ui/check/check-item';
import { cx } from '@/components/ui/cx';
import { TextLink } from '@/components/ui/link/link';
import type { FeatureText } from '@/content/schemas/features';

interface FeaturePointsProps {
  feature: Pick<FeatureText, 'heading' | 'List' | 'link'>;
  /** Bullets side by side, for a feature across the window. */
  row?: boolean;
}

/** The bullets of a feature, and 'View More', with its name for those who hear links one by one. */
export function FeaturePoints({ feature: { heading, List = [], link }, row }: FeaturePointsProps) {
  return (
    <>
      {List.length > 0 && (
        <ul
          className={cx('gap-x-10 gap-y-3 type-small font-medium', row ? 'flex flex-wrap' : 'grid')}
        >
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
