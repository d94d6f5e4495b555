import { LanguageTooltip } from '@/components/pages/home/languages/language-tooltip.client';
import { cx } from '@/components/ui/cx';
import { Island } from '@/components/ui/island/island.client';
import type { Language } from '@/content/home/languages';
import type { LanguagesSection } from '@/content/schemas/home/sections';
import { findPicture, pictureAddress } from '@/lib/picture/pictures';
import './languages.css';

/** Names that need no translation where there is little room. */
const latin = /^\p{Script=Latin}/u;

type LanguagesProps = LanguagesSection & { id: string; languages: readonly Language[] };

export function Languages({ id, title, lead, languages }: LanguagesProps) {
  const shown = languages.flatMap(({ grid, ...rest }) => (grid ? [{ ...rest, ...grid }] : []));
  const further = languages.filter(({ grid }) => !grid);
  return (
    <div id={id} className="grid gap-x-16 gap-y-6 rule-t border-line pt-6 lg:split-4/8">
      <div>
        <h3 id={`${id}-title`} className="flex flex-wrap items-center gap-x-4 type-h4">
          <span className="type-display">{`${languages.length} `}</span>
          <span className="max-w-[15ch]">{title}</span>
        </h3>
        <p className="mt-3 type-small text-ink-2 max-sm:hidden">{lead}</p>
      </div>
      <Island name="languages" className="min-w-0">
        <ul className="languages-grid flex flex-wrap gap-x-4 gap-y-3 text-ink-3 [overflow-wrap:anywhere]">
          {shown.map(({ name, tag, nativeName, flag }) => (
            <li
              key={tag}
              className="languages-item flex grid-cols-[auto_1fr] content-start items-center gap-x-3"
            >
              <img
                src={pictureAddress(`flag-${flag}`, { width: 33, height: 22, use: 'icon' })}
                alt=""
                width={24}
                height={16}
                loading="lazy"
              />
              <NativeName tag={tag} name={nativeName} />
              {name !== nativeName && (
                <span className={cx('languages-name', latin.test(nativeName) && 'max-sm:hidden')}>
                  {name}
                </span>
              )}
            </li>
          ))}
        </ul>
        {further.length > 0 && (
          <LanguageTooltip
            id={`${id}-all`}
            label={`and ${further.length} more`}
            title={`All ${languages.length} languages`}
            names={[...shown, ...further].map(({ name }) => name)}
          />
        )}
      </Island>
    </div>
  );
}

/** As its speakers write it; a drawing where many devices lack its letters, inverted on light ground. */
function NativeName({ tag, name }: { tag: string; name: string }) {
  const drawn = findPicture(`language-${tag}`);
  if (!drawn) {
    return (
      <b lang={tag} className="text-ink">
        {name}
      </b>
    );
  }
  // Pixels at the size of its neighbors, of a drawing of 100 units to the em.
  const width = Math.round(drawn.width * 0.17);
  const height = Math.round(drawn.height * 0.17);
  return (
    <img
      src={pictureAddress(`language-${tag}`)}
      alt={name}
      lang={tag}
      width={width}
      height={height}
      loading="lazy"
      // With a height of its own the room stays the same where the drawing does not come.
      style={{ height, mixBlendMode: 'difference' }}
    />
  );
}
