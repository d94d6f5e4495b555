import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses } from '@/components/ui/thread/thread';
import type { FeatureGroup } from '@/content/home/features';

interface FeatureBoardProps {
  group: FeatureGroup;
  /** What stands under a row besides its words, by section id. */
  extra: Readonly<Record<string, ReactNode>>;
}

/** The lines of one product: code, name and a sentence, the whole row a link. */
export function FeatureBoard({ group, extra }: FeatureBoardProps) {
  const { color, text } = threadClasses[group.thread];
  return (
    <div>
      <h3
        className={cx(
          'thread-dash type-h5 flex items-center gap-3 rule-b-bold border-ink pb-3',
          color,
        )}
      >
        {group.title}
      </h3>
      <ul>
        {group.features.map(({ section_id: id, heading, description, link }, index) => (
          <li key={id} id={id} className="group relative rule-b border-line py-6">
            <div className="feature-row grid gap-y-1 @max-[14rem]:block">
              <span aria-hidden="true" className={cx('type-label pt-2', text)}>
                {`${group.code}${index + 1}`}
              </span>
              <h4 className="type-h4">
                <a
                  href={link}
                  className="cover-link underline-offset-4 group-hover:underline group-target:underline"
                >
                  {heading}
                </a>
              </h4>
              <p className="feature-text type-small text-ink-2">{description}</p>
              <Icon name="arrow-right" className="feature-arrow size-5 @max-[14rem]:hidden" />
            </div>
            {extra[id]}
          </li>
        ))}
      </ul>
    </div>
  );
}
