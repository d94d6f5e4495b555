import { DemoBanner } from '@/components/sections/demo-banner';
import { Catalog } from '@/components/sections/integrations-page/catalog';
import { Habits } from '@/components/sections/integrations-page/habits';
import { IntegrationsHero } from '@/components/sections/integrations-page/integrations-hero';
import { RequestDialog } from '@/components/sections/integrations-page/request-dialog';
import { integrationsPage as integrations } from '@/content/pages/integrations';
import { signUpSection } from '@/content/sign-up';
import { site } from '@/content/site';
import { formEndpoint } from '@/lib/content/forms';
import { integrationCatalog } from '@/lib/content/integrations';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';
import '@/components/sections/integrations-page/integrations-page.css';

const path = routes.integrations;
const trail = [
  { label: 'Home', href: routes.home },
  { label: integrations.name, href: path },
] as const;

export const metadata = pageMetadata({ ...integrations.page, path });

export default function IntegrationsPage() {
  const { hero, catalog, request, habits } = integrations;
  return (
    <>
      <IntegrationsHero trail={trail} {...hero} />
      <Catalog {...catalog} groups={integrationCatalog} request={request} />
      <Habits {...habits} />
      <DemoBanner title={signUpSection.title} />
      <RequestDialog
        {...request.dialog}
        email={site.email}
        endpoint={formEndpoint('Request Integration')}
      />
    </>
  );
}
