import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudy } from '@/content/case-studies/types';
import type { IconName } from '@/lib/icons/icons';
import './company-profile.css';

interface CompanyProfileProps {
  study: CaseStudy;
  icon: IconName;
}

/** Who the story is about, where an article has its contents; that the company is made up stands first. */
export function CompanyProfile({ study, icon }: CompanyProfileProps) {
  const { profile, published, demo, weeks } = study;
  const { name, business, industry, region, fleet, staff, products, note } = profile;
  const links = products.map(({ label, href }) => (
    <a key={label} href={href} className="underline underline-offset-4">
      {label}
    </a>
  ));
  const date = <Day key={published} date={published} />;
  const rows: readonly (readonly [string, readonly ReactNode[]])[] = [
    ['Industry', [industry]],
    ['Region', [region]],
    ['Fleet', [fleet]],
    ['Staff', [staff]],
    ['Products', links],
    ['Live in', [`${weeks} weeks`]],
    ['Published', [date]],
  ];
  return (
    <aside aria-labelledby="company" className="case-aside rule-t-bold border-ink pt-4">
      <h2 id="company" className="type-h5">
        Company profile
      </h2>
      {note && <p className="case-note mt-3 type-small">{note}</p>}
      <div className="case-company flex items-center">
        <span className="case-company-sign grid size-12 shrink-0 place-items-center rounded-pop">
          <Icon name={icon} className="case-company-icon" />
        </span>
        <p className="type-small text-ink-2">
          <strong className="block type-h5 text-ink">{name}</strong>
          {business}
        </p>
      </div>
      <dl className="case-profile type-small">
        {rows.map(([label, values]) => (
          <div key={label} className="case-profile-row">
            <dt className="type-label text-ink-2">{label}</dt>
            {values.map((value, index) => (
              // The values of a row never change their order.
              // biome-ignore lint/suspicious/noArrayIndexKey: values are words or elements
              <dd key={index}>{value}</dd>
            ))}
          </div>
        ))}
      </dl>
      <div className="case-demo mt-4 rounded-card bg-surface p-6 scheme-dark text-ink">
        <p className="type-h5">{demo.title}</p>
        <p className="mt-1.5 mb-4 type-small text-ink-2">{demo.text}</p>
        <Button variant="ink" className="w-full" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </aside>
  );
}
