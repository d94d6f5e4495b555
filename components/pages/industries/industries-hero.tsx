import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { PagePicture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { hueClasses } from '@/components/ui/route/hues';
import type { IndustriesHero as Content } from '@/content/schemas/use-cases';
import type { Industry } from '@/lib/content/stories/industries';
import type { Crumb } from '@/lib/json-ld';
import { pictureOf } from '@/lib/picture/pictures';
import { IndustryFigures } from './why-choose';
import './industries-hero.css';
import './industry-strip.css';

interface IndustriesHeroProps {
  trail: readonly Crumb[];
  content: Content;
  industries: readonly Industry[];
}

/**
 * Three figures, and one city in a strip for each industry, whose name leads down the page. Open, a strip
 * is wider and times the van by its industry's measure: by pointer, or by its radio button, which fingers
 * and arrow keys reach without script.
 */
export function IndustriesHero({ trail, content, industries }: IndustriesHeroProps) {
  const { heading, description, figures, note, image, van } = content;
  const { width, height } = pictureOf(image.picture);
  const city = (
    <nav
      aria-label="Industries on this page"
      className={cx(
        'industries-cut industry-strips relative mt-10 grid overflow-clip',
        industries.length > 5 && 'industries-cut-many',
      )}
      style={{ '--ratio': width / height }}
    >
      <PagePicture image={image} first className="industries-city w-full" />
      <span className="industries-dim absolute inset-y-0" />
      <ul className="industry-names grid scheme-dark text-ink">
        {industries.map(({ id, title, hue, measure }, at, { length: of }) => (
          <li
            key={id}
            className={cx('industry-name industry-strip-name grid', hueClasses[hue].deep)}
          >
            <div className="industry-strip absolute" style={{ '--at': at, '--of': of }}>
              <input
                type="radio"
                name="industry"
                aria-label={`${title}: ${van}${measure ? `, ${measure.value} ${measure.label}` : ''}`}
                className="industry-choice absolute inset-0 z-1 appearance-none"
              />
              <span aria-hidden="true" className="industry-lens unprinted">
                <PagePicture image={{ ...image, alt: '' }} first className="industry-lens-city" />
              </span>
              <span aria-hidden="true" className="industry-measure unprinted">
                <span className="type-label text-ink-2">{van}</span>
                {measure && (
                  <>
                    <b className="type-h4">{measure.value}</b>
                    <span className="industry-unit">{measure.label}</span>
                  </>
                )}
              </span>
            </div>
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
      details={
        <>
          <IndustryFigures figures={figures} className="flex w-fit flex-wrap" />
          <p className="mt-4 type-small text-ink-3">{note}</p>
        </>
      }
      layout="stacked"
      below={city}
    />
  );
}
