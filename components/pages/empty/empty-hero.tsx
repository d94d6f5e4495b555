import type { ComponentProps } from 'react';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { routes } from '@/lib/routes';

type EmptyHeroProps = Pick<
  ComponentProps<typeof PageHero>,
  'trail' | 'title' | 'lead' | 'picture' | 'cut' | 'layout' | 'ground' | 'below'
>;

/** A page with nothing to list yet: one sentence, and where to go meanwhile. */
export const EmptyHero = (props: EmptyHeroProps) => (
  <PageHero
    {...props}
    id="empty-title"
    titleSize="type-display"
    actions={
      <div className="flex flex-wrap gap-3">
        <ButtonLink variant="ink" size="large" href={routes.blog}>
          Read the blog
        </ButtonLink>
        <Button variant="outline" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
      </div>
    }
  />
);
