import { Button } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import type { TrustMetrics as Content } from '@/content/schemas/use-cases';
import { IndustryFigures } from './industry-figures';
import './trust-metrics.css';

/** The trust metrics on a ticket: what anyone can check, and a demo behind a perforation. */
export function TrustMetrics({ title, metrics }: Content) {
  return (
    <div className="trust-card mt-6 grid rounded-card rule-bold border-ink bg-surface">
      <IndustryFigures look="ticket" figures={metrics} />
      <div className="trust-demo">
        <h3 className="type-h5">{title}</h3>
        <Button variant="ink" size="large" className="mt-4" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </div>
  );
}
