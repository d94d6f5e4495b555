import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { Crumb } from '@/lib/json-ld';
import './api-head.css';

interface ApiHeadProps {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  figures: readonly { value: string; label: string }[];
}

/** What the API is, beside the figures that the company states about it. */
export function ApiHead({ trail, title, lead, figures }: ApiHeadProps) {
  return (
    <div className="frame api-head">
      <Breadcrumb trail={trail} className="api-trail" />
      <div>
        <h1 className="type-h1">{title}</h1>
        <p className="api-lead type-lead text-ink-2">{lead}</p>
      </div>
      <dl className="api-figures">
        {figures.map(({ value, label }) => (
          <div key={label} className="api-figure">
            <dt className="api-figure-label">{label}</dt>
            <dd className="type-h3">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
