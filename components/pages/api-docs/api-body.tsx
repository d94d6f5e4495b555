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
import type { ApiFacts } from '@/lib/api/facts';
import { ApiAside } from './api-aside';
import { Authentication } from './authentication';
import { Endpoints } from './endpoints';
import { Examples } from './examples';
import { HashTabs } from './hash-tabs.client';
import { Overview } from './overview';
import { Copying } from './parts/copying.client';
import './api-docs.css';

interface ApiBodyProps {
  api: ApiFacts;
  secret: string;
  tabs: readonly ApiTab[];
  languages: readonly ApiLanguage[];
  words: ApiPage;
  overview: ApiOverview;
  authentication: ApiAuthentication;
  endpoints: ApiEndpoints;
}

interface Anchored {
  id: string;
  title: string;
}

/** The parts of a tab's words that are chapters, in their order. */
const chaptersOf = (words: object) =>
  Object.values(words).filter((part): part is Anchored => Object(part).id);

/** The document in four tabs; one voice for all copy buttons. */
export function ApiBody({ api, secret, tabs, languages, words, ...parts }: ApiBodyProps) {
  const { overview, authentication, endpoints } = parts;
  const panels = {
    overview: <Overview api={api} words={overview} />,
    authentication: <Authentication api={api} words={authentication} />,
    endpoints: <Endpoints api={api} words={endpoints} secret={secret} />,
    examples: <Examples api={api} words={words.examples} languages={languages} />,
  };
  const chapters = (id: ApiTab['id']) => (id === 'examples' ? [] : chaptersOf(parts[id]));
  return (
    <>
      <Island name="API tabs">
        <HashTabs
          variant="page"
          className="api-body frame grid grid-cols-1 pb-(--section-space)"
          label={words.tabsLabel}
          tabs={tabs.map(({ id, title }) => ({ id, title }))}
          aside={<ApiAside {...api} label={words.navLabel} words={words.limits} />}
          panels={tabs.map(({ id, title, heading }) => (
            <Fragment key={id}>
              <h2 id={id} className="hash-heading type-h4">
                {heading}
              </h2>
              <Contents label={`${words.contentsLabel}: ${title}`} chapters={chapters(id)} />
              {panels[id]}
            </Fragment>
          ))}
        />
      </Island>
      <Boundary name="copy buttons">
        <Copying />
      </Boundary>
    </>
  );
}

const Contents = ({ label, chapters }: { label: string; chapters: readonly Anchored[] }) =>
  chapters.length > 0 && (
    <nav aria-label={label}>
      <ul className="mt-2 flex flex-wrap gap-x-6">
        {chapters.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="inline-flex items-center min-h-8 type-small text-ink-2 underline underline-offset-4 hover:text-ink pointer-coarse:min-h-11"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
