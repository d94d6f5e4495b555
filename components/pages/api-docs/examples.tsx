import { Island } from '@/components/ui/island/island.client';
import { InlineText } from '@/components/ui/prose/inline-text';
import type { ApiLanguage, ApiPage } from '@/content/schemas/api-page';
import type { ApiFacts } from '@/lib/api/facts';
import { jobSamples } from '@/lib/api/job-samples';
import { type SampleLanguage, samples } from '@/lib/api/samples';
import { webhookSamples } from '@/lib/api/webhook-samples';
import { HashTabs } from './hash-tabs.client';
import { CodeBlock } from './parts/code-block';

interface ExamplesProps {
  api: ApiFacts;
  words: ApiPage['examples'];
  languages: readonly ApiLanguage[];
}

/** The call of every endpoint, a large plan and a webhook, in the language that the reader picks. */
export function Examples({ api: { endpoints, jobs }, words, languages }: ExamplesProps) {
  const programs = (language: SampleLanguage) => [
    ...endpoints.map(({ title, request }) => ({ title, code: samples[language](request) })),
    { title: words.job, code: jobSamples[language](jobs) },
    { title: words.webhook, code: webhookSamples[language] },
  ];
  return (
    <>
      <InlineText as="p" className="max-w-160 mt-2 text-ink-2">
        {words.lead}
      </InlineText>
      <Island name="example languages">
        <HashTabs
          variant="pill"
          label={words.label}
          tabs={languages.map((language) => ({
            id: language.id,
            title: language.title,
            panel: (
              <>
                <h3 id={language.id} className="hash-heading text-ink-2">
                  {language.needs}
                </h3>
                {programs(language.id).map(
                  ({ title, code }) =>
                    code && (
                      <CodeBlock
                        key={title}
                        title={title}
                        what={`${title}, ${language.title}`}
                        code={code}
                        language={language.id}
                      />
                    ),
                )}
              </>
            ),
          }))}
        />
      </Island>
    </>
  );
}
