import type { ReactNode } from 'react';
import { Picture } from '@/components/picture/picture';
import { Button, ButtonLink, opensDemo, opensTrial } from '@/components/ui/button/button';

/** The banner before the footer of pages that sell: the same sentence, with demo and trial. */
export function DemoBanner({ title }: { title: string }) {
  return (
    <SignalGround id="demo-banner" title={title}>
      <div className="scheme-light flex flex-wrap gap-3 max-sm:grid">
        <Button variant="ink" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
        <ButtonLink variant="outline" size="large" {...opensTrial}>
          Start Free Trial
        </ButtonLink>
      </div>
    </SignalGround>
  );
}

type SignalGroundProps = Record<'id' | 'title', string> & { children: ReactNode };

/** The signal band before the footer, the same in both themes: a title and one action on a map. */
export function SignalGround({ id, title, children }: SignalGroundProps) {
  return (
    <section aria-labelledby={id} className="relative bg-signal text-on-signal">
      <Picture
        name="signal"
        alt=""
        className="absolute inset-0 size-full object-cover forced-colors:hidden"
      />
      <div className="relative frame grid items-center gap-6 py-10 lg:grid-cols-[1fr_minmax(0,auto)] lg:py-20">
        <h2 id={id} className="type-h1">
          {title}
        </h2>
        {children}
      </div>
    </section>
  );
}
