import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Icon } from '@/components/ui/icon/icon';
import { threadClasses } from '@/components/ui/thread/thread';
import type { industriesHero } from '@/content/industries-page';
import type { Crumb } from '@/lib/json-ld';
import type { IndustryRow } from './industry-list';

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
        <Breadcrumb trail={trail} />
        <div>
          <h1 id="industries-title" className="type-display">
            {heading}
          </h1>
          <p className="type-lead text-ink-2">{description}</p>
        </div>
        <dl className="industry-figures ruled-figures">
          {figures.map(({ value, label }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <nav aria-label="Industries on this page" className="industries-cut">
        <PagePicture image={image} first />
        <ul className="industry-names scheme-dark text-ink">
          {industries.map(({ id, title, thread }) => (
            <li key={id} className={threadClasses[thread].sheet}>
              <a href={`#${id}`}>
                {title}
                <Icon name="arrow-down" />
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </section>
  );
}
