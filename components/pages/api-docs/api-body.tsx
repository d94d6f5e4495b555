import { Fragment } from 'react';
import type { ApiLanguage, ApiPage, ApiTab } from '@/content/schemas/api';
import { endpointsOf } from '@/lib/api/endpoints';
import type { ApiDocument } from '@/lib/api/types';
import { listWrapper, unknownKeyAnswer } from '@/lib/api/wrapper';
import { ApiAside } from './api-aside';
import { Authentication } from './authentication';
import { Examples } from './examples';
import { HashTabs } from './hash-tabs.client';
import { Overview } from './overview';
import { Copying } from './parts/copying.client';
import { EndpointCard } from './parts/endpoint-card';
import './api-body.css';

interface ApiBodyProps {
  document: ApiDocument;
  tabs: readonly ApiTab[];
  languages: readonly ApiLanguage[];
  words: ApiPage;
}

/** The document in four tabs, drawn from it alone; one voice for all copy buttons. */
export function ApiBody({ document, tabs, languages, words }: ApiBodyProps) {
  const endpoints = endpointsOf(document);
  const holds: Partial<Record<string, readonly string[]>> = {
    endpoints: endpoints.map(({ id }) => id),
    examples: languages.map(({ id }) => id),
  };
  const panels = {
    overview: (
      <Overview
        host={document.servers[0].url}
        wrapper={listWrapper(document)}
        words={words.overview}
      />
    ),
    authentication: (
      <Authentication
        description={document.components.securitySchemes.apiKey?.description ?? ''}
        words={words.authentication}
        unauthorized={unknownKeyAnswer(document)}
      />
    ),
    endpoints: endpoints.map((endpoint) => (
      <EndpointCard key={endpoint.id} endpoint={endpoint} words={words.endpoints} />
    )),
    examples: (
      <Examples id="examples" words={words.examples} languages={languages} endpoints={endpoints} />
    ),
  };
  return (
    <Copying words={words.copy}>
      <HashTabs
        look="page"
        className="api-body frame grid grid-cols-1 pb-(--section-space)"
        label={words.tabsLabel}
        tabs={tabs.map(({ id, title }) => ({ id, title, holds: holds[id] ?? [] }))}
        aside={
          <ApiAside
            navLabel={words.navLabel}
            endpoints={endpoints}
            limits={document['x-rate-limits']}
            words={words.limits}
          />
        }
        panels={tabs.map(({ id, heading }) => (
          <Fragment key={id}>
            <h2 id={id} data-title="" className="type-h4">
              {heading}
            </h2>
            {panels[id]}
          </Fragment>
        ))}
      />
    </Copying>
  );
}
