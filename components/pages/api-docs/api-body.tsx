import { Fragment } from 'react';
import { Boundary, Island } from '@/components/ui/island/island.client';
import type {
  ApiAuthentication,
  ApiEndpoints,
  ApiLanguage,
  ApiOverview,
  ApiPage,
  ApiTab,
} from '@/content/schemas/api-page';
import { endpointsOf } from '@/lib/api/endpoints';
import { faultsOf, headersOf } from '@/lib/api/faults';
import { jobCallsOf, webhookExample } from '@/lib/api/recipes';
import { samples } from '@/lib/api/samples';
import type { ApiDocument } from '@/lib/api/types/document';
import { listWrapper, unknownKeyAnswer } from '@/lib/api/wrapper';
import { ApiAside } from './api-aside';
import { Authentication } from './authentication';
import { Endpoints } from './endpoints';
import { Examples } from './examples';
import { HashTabs } from './hash-tabs.client';
import { Overview } from './overview';
import { Copying } from './parts/copying.client';
import './api-docs.css';

interface ApiBodyProps {
  document: ApiDocument;
  /** With which the document's event is signed. */
  secret: string;
  tabs: readonly ApiTab[];
  languages: readonly ApiLanguage[];
  words: ApiPage;
  overview: ApiOverview;
  authentication: ApiAuthentication;
  calls: ApiEndpoints;
}

/** The document in four tabs, drawn from it alone; one voice for all copy buttons. */
export function ApiBody(props: ApiBodyProps) {
  const { document, secret, tabs, languages, words, overview, authentication, calls } = props;
  const { copy } = words.copy;
  const endpoints = endpointsOf(document);
  const chapters = {
    overview: [
      overview.quickstart,
      overview.wrapper,
      overview.errors,
      overview.units,
      overview.versions,
    ],
    authentication: [authentication.access, authentication.limits],
    endpoints: [calls.stops, calls.pagination, calls.idempotency, calls.jobs, calls.webhooks],
    examples: [],
  };
  const holds: Record<ApiTab['id'], readonly { id: string }[]> = {
    ...chapters,
    endpoints: [...endpoints, ...chapters.endpoints],
    examples: languages,
  };
  const panels = {
    overview: (
      <Overview
        host={document.servers[0].url}
        firstCall={endpoints[0] ? samples.curl(endpoints[0].request) : ''}
        wrapper={listWrapper(document)}
        faults={faultsOf(document)}
        changes={document['x-changelog']}
        words={overview}
        copy={copy}
      />
    ),
    authentication: (
      <Authentication
        description={document.components.securitySchemes.apiKey?.description ?? ''}
        words={authentication}
        copy={copy}
        unauthorized={unknownKeyAnswer(document)}
        headers={headersOf(document)}
      />
    ),
    endpoints: (
      <Endpoints
        endpoints={endpoints}
        words={calls}
        copy={copy}
        event={webhookExample(document)}
        secret={secret}
      />
    ),
    examples: (
      <Examples
        id="examples"
        words={words.examples}
        copy={copy}
        languages={languages}
        endpoints={endpoints}
        jobs={jobCallsOf(document)}
      />
    ),
  };
  return (
    <>
      <Island name="API tabs">
        <HashTabs
          variant="page"
          className="api-body frame grid grid-cols-1 pb-(--section-space)"
          label={words.tabsLabel}
          tabs={tabs.map(({ id, title }) => ({ id, title, holds: holds[id].map((one) => one.id) }))}
          aside={
            <ApiAside
              navLabel={words.navLabel}
              endpoints={endpoints}
              limits={document['x-rate-limits']}
              words={words.limits}
            />
          }
          panels={tabs.map(({ id, title, heading }) => (
            <Fragment key={id}>
              <h2 id={id} data-title="" className="type-h4">
                {heading}
              </h2>
              {chapters[id].length > 0 && (
                <nav aria-label={`${words.contentsLabel}: ${title}`}>
                  <ul className="mt-2 flex flex-wrap gap-x-6">
                    {chapters[id].map((chapter) => (
                      <li key={chapter.id}>
                        <a
                          href={`#${chapter.id}`}
                          className="inline-flex items-center min-h-8 type-small text-ink-2 underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
                        >
                          {chapter.title}
                        </a>
                      </li>
                    ))}
                  </ul>
                </nav>
              )}
              {panels[id]}
            </Fragment>
          ))}
        />
      </Island>
      <Boundary name="copy buttons">
        <Copying words={words.copy} />
      </Boundary>
    </>
  );
}
