import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
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
            <li key={item} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-4.5 shrink-0 text-teal" />
              {item}
            </li>
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
