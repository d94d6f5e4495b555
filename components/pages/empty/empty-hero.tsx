import type { ReactNode } from 'react';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import type { Crumb } from '@/lib/json-ld';
import { routes } from '@/lib/routes';
import './empty-hero.css';

interface EmptyHeroProps {
  trail: readonly Crumb[];
  title: string;
  text: string;
  /** What waits: a line that ends at an open stop, or a picture. */
  children: ReactNode;
  /** On a tinted ground, with the picture beside the words. */
  tinted?: boolean;
}

/** A page with nothing to list yet: one sentence, and where to go meanwhile. */
export function EmptyHero({ trail, title, text, children, tinted }: EmptyHeroProps) {
  return (
    <section
      aria-labelledby="empty-title"
      className={tinted ? 'empty-tinted bg-teal-tint' : undefined}
    >
      <div className="empty-words px-(--gutter)">
        <Breadcrumb trail={trail} />
        <h1 id="empty-title" className="mt-8 type-display">
          {title}
        </h1>
        <p className="max-w-120 mt-4 type-lead text-ink-2">{text}</p>
      </div>
      {children}
      <div className="empty-actions flex flex-wrap gap-3 px-(--gutter)">
        <ButtonLink variant="ink" size="large" href={routes.blog}>
          Read the blog
        </ButtonLink>
        <Button variant="outline" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    </section>
  );
}
