import { Button } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import type { TrustMetrics as Content } from '@/content/schemas/use-cases';
import { IndustryFigures } from './industry-figures';

/** The trust metrics on a card: what anyone can check, and a demo behind a perforation. */
export const TrustMetrics = ({ title, metrics }: Content) => (
  <div className="mt-6 grid rounded-card rule-bold border-ink bg-surface lg:grid-cols-[1fr_minmax(0,auto)]">
    <div className="p-6">
      <IndustryFigures figures={metrics} className="grid md:grid-cols-3" />
    </div>
    <div className="trust-demo p-6">
      <h3 className="type-h5">{title}</h3>
      <Button variant="ink" size="large" className="mt-4" {...opensDemo}>
        Schedule a Demo
      </Button>
    </div>
  </div>
);
