import { Button, opensDemo } from '@/components/ui/button/button';
import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudy } from '@/content/case-studies/types';

/** Who the story is about, beside it; that the company is made up stands first. */
export function CompanyProfile({ profile, published, demo, weeks }: CaseStudy) {
  const { name, business, icon, industry, region, fleet, staff, products, note } = profile;
  const rows = {
    Industry: industry,
    Region: region,
    Fleet: fleet,
    Staff: staff,
    Products: products.map(({ label, href }) => (
      <a key={label} href={href} className="block underline underline-offset-4">
        {label}
      </a>
    )),
    'Live in': `${weeks} weeks`,
    Published: <Day date={published} />,
  };
  return (
    <aside aria-labelledby="company" className="case-aside rule-t-bold border-ink pt-4">
      <h2 id="company" className="type-h5">
        Company profile
      </h2>
      {note && (
        <p className="mt-3 rounded-control bg-ochre-tint px-4 py-3 type-small text-ochre-text">
          {note}
        </p>
      )}
      <div className="mt-5 mb-5 flex items-center gap-4">
        <span className="grid size-12 shrink-0 place-items-center rounded-pop bg-(--hue) text-paper">
          <Icon name={icon} className="size-6" />
        </span>
        <p className="type-small text-ink-2">
          <strong className="block type-h5 text-ink">{name}</strong>
          {business}
        </p>
      </div>
      <dl className="fit-columns grid gap-x-10 type-small">
        {Object.entries(rows).map(([label, value]) => (
          <div
            key={label}
            className="grid content-start gap-1.5 rule-t border-line py-3 font-medium"
          >
            <dt className="type-label text-ink-2">{label}</dt>
            <dd className="grid gap-1.5">{value}</dd>
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
