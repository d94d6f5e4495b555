import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@/components/ui/button/button';
import { opensDemo } from '@/components/ui/button/opens-demo';
import { Icon } from '@/components/ui/icon/icon';
import type { IntegrationsPage } from '@/content/schemas/integrations';
import type { Crumb } from '@/lib/json-ld';
import './integrations-hero.css';

type IntegrationsHeroProps = IntegrationsPage['hero'] & { trail: readonly Crumb[] };

/** First screen of the integrations page: two actions, and one stop with what five systems send to it. */
export function IntegrationsHero({ trail, heading, description, image }: IntegrationsHeroProps) {
  return (
    <section
      aria-labelledby="integrations-title"
      className="integrations-hero frame grid grid-cols-1 gap-10"
    >
      <Breadcrumb trail={trail} className="integrations-trail" />
      <div>
        <h1 id="integrations-title" className="integrations-title type-h1">
          {heading.join('\n')}
        </h1>
        <p className="integrations-lead mt-6 type-lead text-ink-2">{description}</p>
        <div className="mt-8 flex flex-wrap gap-3 max-sm:grid">
          <Button variant="signal" size="large" {...opensDemo}>
            Schedule a Demo
          </Button>
          <ButtonLink variant="outline" size="large" href="#integration">
            Browse Integration
            <Icon name="arrow-down" />
          </ButtonLink>
        </div>
      </div>
      <PagePicture image={image} first className="w-full" />
    </section>
  );
}
