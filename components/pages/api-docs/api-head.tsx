import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { Crumb } from '@/lib/json-ld';

interface ApiHeadProps {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  figures: readonly { value: string; label: string }[];
}

/** What the API is, beside the figures that the company states about it (SPEC 9). */
export function ApiHead({ trail, title, lead, figures }: ApiHeadProps) {
  return (
    <div className="frame api-head">
      <Breadcrumb trail={trail} />
      <div>
        <h1 className="type-h1">{title}</h1>
        <p className="type-lead text-ink-2">{lead}</p>
      </div>
      <dl>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="type-h3">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
