import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import type { Crumb } from '@/lib/json-ld';
import { routes } from '@/lib/routes';

interface QuietHeroProps {
  trail: readonly Crumb[];
  title: string;
  text: string;
  /** What waits: a line that ends at an open stop, or a picture. */
  children: ReactNode;
  className: string;
}

/** A page with nothing to list yet: one sentence, and where to go meanwhile. */
export function QuietHero({ trail, title, text, children, className }: QuietHeroProps) {
  return (
    <section aria-labelledby="quiet-title" className={`quiet ${className}`}>
      <div className="quiet-words">
        <Breadcrumb trail={trail} />
        <h1 id="quiet-title" className="type-display">
          {title}
        </h1>
        <p className="type-lead text-ink-2">{text}</p>
      </div>
      {children}
      <div className="quiet-actions">
        <ButtonLink look="ink" size="large" href={routes.blog}>
          Read the blog
        </ButtonLink>
        <Button look="outline" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </section>
  );
}
