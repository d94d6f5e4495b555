import { Button } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import type { trustMetrics } from '@/content/industries-page';

/** The trust-metrics card (SPEC 2): what anyone can check, and a demo behind a perforation. */
export function TrustMetrics({ title, metrics }: typeof trustMetrics) {
  return (
    <div className="trust-card">
      <dl className="industry-figures trust-figures">
        {metrics.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className="trust-demo">
        <h3 className="type-h5">{title}</h3>
        <Button look="ink" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </div>
  );
}
