import { cx } from '@/components/ui/cx';
import type { FeaturedLanguage } from '@/content/home/languages';
import { pictureAddress } from '@/lib/picture/pictures';

interface LanguageItemProps {
  language: FeaturedLanguage;
  /** In the second column. */
  end: boolean;
}

/** A language of the grid: its flag, its name in its own words and in English. */
export function LanguageItem({ language, end }: LanguageItemProps) {
  const { flag, tag, name, nativeName } = language;
  return (
    <li className={cx('languages-item', end && 'languages-item-end')}>
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
  );
}
