import type { CSSProperties } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { PagePicture } from '@/components/picture/page-picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses } from '@/components/ui/route/hues';
import type { IndustriesHero as Content } from '@/content/schemas/use-cases';
import type { Industry } from '@/lib/content/stories/industries';
import type { Crumb } from '@/lib/json-ld';
import { pictureSize } from '@/lib/picture/pictures';
import { IndustryFigures } from './industry-figures';
import { IndustryStrip } from './industry-strip';
import './industries-hero.css';

interface IndustriesHeroProps {
  trail: readonly Crumb[];
  content: Content;
  industries: readonly Industry[];
}

/**
 * Three figures, and one city in a strip for each industry. Strips open where they are pointed at,
 * tapped or reached by keyboard; their names lead down the page.
 */
export function IndustriesHero({ trail, content, industries }: IndustriesHeroProps) {
  const { heading, description, figures, image, van } = content;
  const { width, height } = pictureSize(image.picture);
  const city = (
    <nav
      aria-label="Industries on this page"
      className={cx(
        'industries-cut industry-strips mt-10 grid',
        industries.length > 5 && 'industries-cut-many',
      )}
      style={{ '--ratio': width / height } as CSSProperties}
    >
      <PagePicture image={image} first className="industries-city w-full" />
      <span className="industries-dim" />
      <ul className="industry-names grid scheme-dark text-ink">
        {industries.map(({ id, title, hue, measure }, at, { length: of }) => (
          <li
            key={id}
            className={cx('industry-name industry-strip-name grid', hueClasses[hue].deep)}
          >
            <IndustryStrip {...{ title, van, measure, image, at, of }} />
            <a href={`#${id}`} className="industry-anchor flex items-center justify-between">
              {title}
              <Icon name="arrow-down" className="industry-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
  return (
    <PageHero
      id="industries-title"
      trail={trail}
      title={heading}
      titleSize="type-display"
      lead={description}
      aside={<IndustryFigures figures={figures} className="flex w-fit flex-wrap" />}
      layout="above"
      below={city}
    />
  );
}
