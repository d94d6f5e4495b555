import { Button } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudyStory } from '@/content/case-studies/types';
import type { IconName } from '@/lib/icons/icons';
import { spelledDate } from '@/lib/words/time-words';

interface CompanyProfileProps {
  story: CaseStudyStory;
  icon: IconName;
  weeks: number;
}

/** Who the story is about, where an article has its contents; that the company is made up stands first. */
export function CompanyProfile({ story, icon, weeks }: CompanyProfileProps) {
  const { profile, published, demo } = story;
  const { name, business, industry, region, fleet, staff, products, note } = profile;
  const rows = [
    ['Industry', industry],
    ['Region', region],
    ['Fleet', fleet],
    ['Staff', staff],
  ] as const;
  return (
    <aside aria-labelledby="company" className="case-aside">
      <h2 id="company" className="type-h5">
        Company profile
      </h2>
      {note && <p className="case-sample type-small">{note}</p>}
      <div className="case-company">
        <span>
          <Icon name={icon} className="" />
        </span>
        <p className="type-small text-ink-2">
          <strong className="type-h5 text-ink">{name}</strong>
          {business}
        </p>
      </div>
      <dl className="case-profile type-small">
        {rows.map(([label, value]) => (
          <div key={label}>
            <dt className="type-label text-ink-2">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        <div>
          <dt className="type-label text-ink-2">Products</dt>
          {products.map(({ label, href }) => (
            <dd key={label}>
              <a href={href}>{label}</a>
            </dd>
          ))}
        </div>
        <div>
          <dt className="type-label text-ink-2">Live in</dt>
          <dd>{weeks} weeks</dd>
        </div>
        <div>
          <dt className="type-label text-ink-2">Published</dt>
          <dd>
            <time dateTime={published}>{spelledDate(published)}</time>
          </dd>
        </div>
      </dl>
      <div className="case-demo scheme-dark text-ink">
        <p className="type-h5">{demo.title}</p>
        <p className="type-small text-ink-2">{demo.text}</p>
        <Button look="ink" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </aside>
  );
}
