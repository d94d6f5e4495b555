import { LanguageTooltip } from '@/components/pages/home/languages/language-tooltip.client';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { FeaturedLanguage, Language, languagesSection } from '@/content/home/languages';
import { pictureAddress } from '@/lib/picture/pictures';
import './languages.css';

type LanguagesProps = typeof languagesSection & {
  id: string;
  /** The ten of the grid. */
  featured: readonly FeaturedLanguage[];
  languages: readonly Language[];
};

/** The language section: ten languages by their own names, all of them in a panel. */
export function Languages(props: LanguagesProps) {
  const { id, figure, title, lead, more, all, featured, languages } = props;
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="right">
      <div className="frame grid grid-cols-1 gap-x-16 lg:grid-cols-2">
        <ThreadStop side="right" className="type-h2" />
        <div className="mb-8">
          <h2 id={`${id}-title`} className="type-h2">
            <span className="languages-figure block">{`${figure} `}</span>
            {title}
          </h2>
          <p className="mt-4 max-w-[28rem] text-ink-2">{lead}</p>
        </div>
        <div>
          <ul className="languages-grid">
            {featured.map(({ flag, tag, name, nativeName }, i) => (
              <li key={tag} className={cx('languages-item', i % 2 === 1 && 'languages-item-end')}>
                <img
                  src={pictureAddress(`flag-${flag}`, { width: 33, height: 22, use: 'icon' })}
                  alt=""
                  width={33}
                  height={22}
                  loading="lazy"
                  className="rounded-[3px]"
                />
                <span lang={tag} className="languages-native">
                  {nativeName}
                </span>
                {name !== nativeName && <span className="languages-name">{name}</span>}
              </li>
            ))}
          </ul>
          <LanguageTooltip
            id={`${id}-all`}
            label={more}
            title={all}
            names={languages.map(({ name }) => name)}
            featured={featured.length}
          />
        </div>
      </div>
    </Section>
  );
}
