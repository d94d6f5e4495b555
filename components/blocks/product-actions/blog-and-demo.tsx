import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { routes } from '@/lib/routes';

/** Where to go from a page that has nothing to list yet. */
export const BlogAndDemo = () => (
  <div className="flex flex-wrap gap-3">
    <ButtonLink variant="ink" size="large" href={routes.blog}>
      Read the blog
    </ButtonLink>
    <Button variant="outline" size="large" {...opensDemo}>
      Schedule a Demo
    </Button>
  </div>
);
