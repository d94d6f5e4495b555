import { ApiDocs } from '@/components/pages/api-docs/api-docs';
import { JsonLd } from '@/components/ui/json-ld/json-ld';
import { apiDocument } from '@/content/api/document';
import { apiLanguages, apiTabs, apiPage as words } from '@/content/api/page';
import { apiAuthentication } from '@/content/api/page-authentication';
import { apiEndpoints } from '@/content/api/page-endpoints';
import { apiOverview } from '@/content/api/page-overview';
import { exampleSecret } from '@/content/api/webhooks';
import { factsOf } from '@/lib/api/facts';
import { webApi } from '@/lib/json-ld';
import { pageMetadata } from '@/lib/metadata';
import { routes } from '@/lib/routes';

const path = routes.apiDocs;
const name = apiDocument.info.title;
const { description } = words.page;
const trail = [{ label: words.name, href: path }] as const;

export const metadata = pageMetadata({ ...words.page, path });

export default function ApiDocsPage() {
  return (
    <>
      <JsonLd data={webApi({ name, description, path, document: '/openapi.json' })} />
      <ApiDocs
        api={factsOf(apiDocument)}
        secret={exampleSecret}
        trail={trail}
        tabs={apiTabs}
        languages={apiLanguages}
        words={words}
        overview={apiOverview}
        authentication={apiAuthentication}
        endpoints={apiEndpoints}
      />
    </>
  );
}
