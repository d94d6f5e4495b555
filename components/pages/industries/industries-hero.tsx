import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses } from '@/components/ui/thread/thread';
import type { industriesHero } from '@/content/industries-page';
import type { Crumb } from '@/lib/json-ld';
import { IndustryFigures } from './industry-figures';
import type { IndustryRow } from './industry-list';
import './industries-hero.css';

interface IndustriesHeroProps {
  trail: readonly Crumb[];
  content: typeof industriesHero;
  /** The industries, in the order of the sheets that the city is cut into. */
  industries: readonly IndustryRow[];
}

/** First screen of /industries: three figures, and one city in five sheets that lead down the page. */
export function IndustriesHero({ trail, content, industries }: IndustriesHeroProps) {
  const { heading, description, figures, image } = content;
  return (
    <section aria-labelledby="industries-title">
      <div className="frame industries-hero">
        <div className="industries-trail">
          <Breadcrumb trail={trail} />
        </div>
        <div>
          <h1 id="industries-title" className="type-display industries-title">
            {heading}
          </h1>
          <p className="type-lead text-ink-2 industries-lead">{description}</p>
        </div>
        <IndustryFigures look="row" figures={figures} />
      </div>
      <nav aria-label="Industries on this page" className="industries-cut">
        <PagePicture image={image} first className="industries-city" />
        <ul className="industry-names scheme-dark text-ink">
          {industries.map(({ id, title, thread }) => (
            <li key={id} className={cx('industry-name', threadClasses[thread].sheet)}>
              <a href={`#${id}`} className="industry-anchor">
                {title}
                <Icon name="arrow-down" className="size-5 industry-arrow" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
