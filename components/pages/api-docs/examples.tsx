import { Fragment } from 'react';
import { Island } from '@/components/ui/island/island.client';
import type { ApiLanguage, ApiPage } from '@/content/schemas/api-page';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import { type JobCalls, jobSamples } from '@/lib/api/job-samples';
import { type SampleLanguage, samples } from '@/lib/api/samples';
import { webhookSamples } from '@/lib/api/webhook-samples';
import { HashTabs } from './hash-tabs.client';
import { CodeBlock } from './parts/code-block';

interface ExamplesProps {
  /** Of their tab: back to the examples as a whole is back to the first language. */
  id: string;
  words: ApiPage['examples'];
  copy: string;
  languages: readonly ApiLanguage[];
  endpoints: readonly ApiEndpoint[];
  jobs: JobCalls;
}

/** The call of every endpoint, a large plan and a webhook, in the language that the reader picks. */
export function Examples({ id, words, copy, languages, endpoints, jobs }: ExamplesProps) {
  const programs = (language: SampleLanguage) => [
    ...endpoints.map(({ title, request }) => ({ title, code: samples[language](request) })),
    { title: words.job, code: jobSamples[language](jobs) },
    { title: words.webhook, code: webhookSamples[language] },
  ];
  return (
    <>
      <p className="api-text mt-2 text-ink-2">{words.lead}</p>
      <Island name="example languages">
        <HashTabs
          variant="pill"
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
              {programs(language.id).map(
                ({ title, code }) =>
                  code && (
                    <CodeBlock
                      key={title}
                      title={title}
                      what={`${title}, ${language.title}`}
                      copy={copy}
                      code={code}
                      language={language.id}
                    />
                  ),
              )}
            </Fragment>
          ))}
        />
      </Island>
    </>
  );
}
