import type { apiLanguages, apiPage, apiTabs } from '@/content/api/page';
import { endpointsOf } from '@/lib/api/endpoints';
import type { ApiDocument } from '@/lib/api/types';
import { listWrapper, unknownKeyAnswer } from '@/lib/api/wrapper';
import { ApiAside } from './api-aside';
import { Authentication } from './authentication';
import { Examples } from './examples';
import { HashTabs } from './hash-tabs.client';
import { Overview } from './overview';
import { Copying, type CopyWords } from './parts/copying.client';
import { Endpoints } from './parts/endpoints';
import './api-body.css';

interface ApiBodyProps {
  document: ApiDocument;
  tabs: typeof apiTabs;
  languages: typeof apiLanguages;
  words: typeof apiPage;
}

/** The document in four tabs, drawn from it alone; one voice for all copy buttons. */
export function ApiBody({ document, tabs, languages, words }: ApiBodyProps) {
  const endpoints = endpointsOf(document);
  const [overview, authentication, calls, examples] = tabs;
  const copyWords: CopyWords = words.copy;
  const holds: Partial<Record<string, readonly string[]>> = {
    [calls.id]: endpoints.map(({ id }) => id),
    [examples.id]: languages.map(({ id }) => id),
  };
  return (
    <Copying words={copyWords}>
      <HashTabs
        look="page"
        className="api-body frame"
        tabsClassName="api-tabs"
        panelClassName="api-panel"
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
        panels={[
          <Overview
            key={overview.id}
            id={overview.id}
            heading={overview.heading}
            host={document.servers[0].url}
            wrapper={listWrapper(document)}
            words={words.overview}
          />,
          <Authentication
            key={authentication.id}
            id={authentication.id}
            heading={authentication.heading}
            description={document.components.securitySchemes.apiKey?.description ?? ''}
            words={words.authentication}
            unauthorized={unknownKeyAnswer(document)}
          />,
          <Endpoints
            key={calls.id}
            id={calls.id}
            heading={calls.heading}
            endpoints={endpoints}
            words={words.endpoints}
          />,
          <Examples
            key={examples.id}
            id={examples.id}
            heading={examples.heading}
            {...words.examples}
            languages={languages}
            endpoints={endpoints}
          />,
        ]}
      />
    </Copying>
  );
}
