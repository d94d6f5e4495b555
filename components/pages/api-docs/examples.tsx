import { Fragment } from 'react';
import type { ApiLanguage, ApiPage } from '@/content/schemas/api';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { samples } from '@/lib/api/samples';
import { HashTabs } from './hash-tabs.client';
import { CodeBlock } from './parts/code-block';

interface ExamplesProps {
  /** Of their tab: back to the examples as a whole is back to the first language. */
  id: string;
  words: ApiPage['examples'];
  languages: readonly ApiLanguage[];
  endpoints: readonly ApiEndpoint[];
}

/** The call of every endpoint in the language that the reader picks. */
export function Examples({ id, words, languages, endpoints }: ExamplesProps) {
  return (
    <>
      <p className="api-text mt-2 text-ink-2">{words.lead}</p>
      <HashTabs
        look="pill"
        label={words.label}
        tabs={languages.map((language, at) => ({
          id: language.id,
          title: language.title,
          holds: at === 0 ? [id] : [],
        }))}
        panels={languages.map((language) => (
          <Fragment key={language.id}>
            <h3 id={language.id} data-title="" className="text-ink-2">
              {language.needs}
            </h3>
            {endpoints.map(({ id: endpoint, title, request }) => (
              <CodeBlock
                key={endpoint}
                title={title}
                what={`${title}, ${language.title}`}
                code={samples[language.id](request)}
                language={language.id}
              />
            ))}
          </Fragment>
        ))}
      />
    </>
  );
}
