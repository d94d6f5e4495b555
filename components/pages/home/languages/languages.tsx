import { LanguageTooltip } from '@/components/pages/home/languages/language-tooltip.client';
import { cx } from '@/components/ui/cx';
import { Section } from '@/components/ui/section/section';
import { ThreadStop } from '@/components/ui/thread/running-thread';
import type { Language } from '@/content/home/languages';
import type { LanguagesSection } from '@/content/schemas/home/sections';
import { pictureAddress } from '@/lib/picture/pictures';
import './languages.css';

type LanguagesProps = LanguagesSection & {
  id: string;
  languages: readonly Language[];
};

/** The language section: some languages by their own names, all of them in a panel. */
export function Languages(props: LanguagesProps) {
  const { id, title, lead, languages } = props;
  const shown = languages.filter(({ grid }) => grid);
  const further = languages.filter(({ grid }) => !grid);
  return (
    <Section id={id} labelledBy={`${id}-title`} thread="right">
      <div className="frame grid grid-cols-1 gap-x-16 lg:grid-cols-2">
        <ThreadStop side="right" className="type-h2" />
        <div className="mb-8">
          <h2 id={`${id}-title`} className="type-h2">
            <span className="languages-figure block">{`${languages.length} `}</span>
            {title}
          </h2>
          <p className="mt-4 max-w-[28rem] text-ink-2">{lead}</p>
        </div>
        <div>
          <ul className="languages-grid">
            {shown.map((language, i) => (
              <li
                key={language.tag}
                className={cx(
                  'languages-item',
                  i % 2 === 1 && 'languages-item-end',
                  i % 2 === 0 && i === shown.length - 1 && 'col-span-full',
                )}
              >
                <InGrid {...language} />
              </li>
            ))}
          </ul>
          {further.length > 0 && (
            <LanguageTooltip
              id={`${id}-all`}
              label={`and ${further.length} more`}
              title={`All ${languages.length} languages`}
              names={[...shown, ...further].map(({ name }) => name)}
              featured={shown.length}
            />
          )}
        </div>
      </div>
    </Section>
  );
}

/** The name of a language as its speakers write it, with a flag and, where it differs, our name for it. */
function InGrid({ name, tag, grid }: Language) {
  if (!grid) return null;
  const { nativeName, flag } = grid;
  return (
    <>
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
    </>
  );
}
