import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon';
import { threadClasses } from '@/components/ui/thread';
import type { FeatureGroup } from '@/content/features';

interface FeatureBoardProps {
  group: FeatureGroup;
  /** What stands under a row besides its words, by section id. */
  extra: Readonly<Record<string, ReactNode>>;
}

/** The lines of one product: code, name and a sentence, the whole row a link. */
export function FeatureBoard({ group, extra }: FeatureBoardProps) {
  const { line, text } = threadClasses[group.thread];
  return (
    <div>
      <h3 className="type-h5 flex items-center gap-3 border-b-[1.5px] border-ink pb-3">
        <span aria-hidden="true" className={cx('h-1 w-8 rounded-full', line)} />
        {group.title}
      </h3>
      <ul>
        {group.features.map(({ section_id: id, heading, description, link }, index) => (
          <li key={id} id={id} className="group relative border-b border-line py-6">
            <div className="grid grid-cols-[3rem_1fr_auto] gap-y-1 lg:grid-cols-[3.5rem_15rem_1fr_auto] lg:gap-x-2">
              <span aria-hidden="true" className={cx('type-label pt-2 text-[.8125rem]', text)}>
                {group.code}
                {index + 1}
              </span>
              <h4 className="type-h4">
                <a
                  href={link}
                  className="underline-offset-4 after:absolute after:inset-0 group-hover:underline group-target:underline"
                >
                  {heading}
                </a>
              </h4>
              <p className="type-small text-ink-2 max-lg:col-start-2 max-lg:row-start-2 lg:max-w-[46ch] lg:pt-0.5">
                {description}
              </p>
              <Icon
                name="arrow-right"
                className="mt-1 ml-4 size-5 transition-transform group-hover:translate-x-1 lg:mx-2"
              />
            </div>
            {extra[id]}
          </li>
        ))}
      </ul>
    </div>
  );
}
