import { DemoBanner } from '@/components/blocks/signal-band/demo-banner';
import { Catalog } from '@/components/pages/integrations/catalog';
import { ConnectionBehavior } from '@/components/pages/integrations/connection-behavior';
import { IntegrationsHero } from '@/components/pages/integrations/integrations-hero';
import { RequestDialog } from '@/components/tools/request-form/request-dialog';
import { signUpSection } from '@/content/home/sign-up';
import { integrationsPage as integrations } from '@/content/pages/integrations';
import { site } from '@/content/site';
import { formEndpoint } from '@/lib/content/forms';
import { integrationCatalog } from '@/lib/content/integrations';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.integrations;
const trail = [{ label: integrations.name, href: path }] as const;

export const metadata = pageMetadata({ ...integrations.page, path });

export default function IntegrationsPage() {
  const { hero, catalog, request, behavior } = integrations;
  return (
    <>
      <IntegrationsHero trail={trail} {...hero} />
      <Catalog {...catalog} groups={integrationCatalog} request={request} />
      <ConnectionBehavior {...behavior} />
      <DemoBanner title={signUpSection.title} />
      <RequestDialog
        {...request.dialog}
        email={site.email}
        endpoint={formEndpoint('Request Integration')}
      />
    </>
  );
}
