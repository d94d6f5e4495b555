import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { TermList } from '@/components/blocks/term-list/term-list';
import { Catalog } from '@/components/pages/integrations/catalog';
import { PlainThanks } from '@/components/tools/form/plain-post';
import { RequestDialog } from '@/components/tools/request-form/request-dialog';
import { Button, ButtonLink, opensDemo } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { signUpSection } from '@/content/home/sign-up';
import { integrationsPage as integrations } from '@/content/pages/integrations';
import { site } from '@/content/site';
import { catalogWords, integrationCatalog } from '@/lib/content/integrations';
import { integrationsMarkdownPath } from '@/lib/content/text/integrations-markdown';
import { formEndpoint } from '@/lib/forms/set-endpoints';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.integrations;
const trail = [{ label: integrations.name, href: path }] as const;

export const metadata = pageMetadata({
  ...integrations.page,
  path,
  types: { 'text/markdown': integrationsMarkdownPath },
});

export default function IntegrationsPage() {
  const { hero, request, behavior } = integrations;
  const endpoint = formEndpoint('Request Integration');
  return (
    <>
      <PageHero
        id="integrations-title"
        trail={trail}
        title={hero.heading.join('\n')}
        lead={hero.description}
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
        picture={hero.image}
        fit="frame"
      />
      {endpoint && <PlainThanks id="request-sent" words={request.sent} inset />}
      <Catalog {...catalogWords} groups={integrationCatalog} request={request} />
      <TermList {...behavior} id="behavior" className="lg:pt-0" />
      <DemoBanner title={signUpSection.title} />
      <RequestDialog {...request.dialog} email={site.email} endpoint={endpoint} />
    </>
  );
}
