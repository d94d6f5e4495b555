import { Button } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { SignalGround } from './signal-ground';

/** The banner before the footer of pages that sell: the same sentence, with a demo button. */
export function DemoBanner({ title }: { title: string }) {
  return (
    <SignalGround id="demo-banner" title={title}>
      <div className="scheme-light">
        <Button variant="ink" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </SignalGround>
  );
}
