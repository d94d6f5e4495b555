import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { Icon } from '@/components/ui/icon/icon';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import type { Crumb } from '@/lib/json-ld';

type IntegrationsHeroProps = IntegrationsPage['hero'] & { trail: readonly Crumb[] };

/** First screen of the integrations page: two actions, and one stop with what five systems send to it. */
export const IntegrationsHero = ({ trail, heading, description, image }: IntegrationsHeroProps) => (
  <PageHero
    id="integrations-title"
    trail={trail}
    title={heading.join('\n')}
    lead={description}
    actions={
      <div className="flex flex-wrap gap-3 max-sm:grid">
        <Button variant="signal" size="large" {...opensDemo}>
          Schedule a Demo
        </Button>
        <ButtonLink variant="outline" size="large" href="#integration">
          Browse Integration
          <Icon name="arrow-down" />
        </ButtonLink>
      </div>
    }
    picture={image}
    fit="frame"
  />
);
