import { Button, opensDemo } from '@/components/ui/button/button';

/** Stands in for a webinar while none is planned. */
export const LiveDemo = ({ title }: { title: string }) => (
  <>
    <h2 className="mb-3 type-h4">{title}</h2>
    <Button variant="outline" size="large" {...opensDemo}>
      Schedule a Demo
    </Button>
  </>
);
