import type { ApiEndpoint } from '@/lib/api/endpoints';
import { type SampleLanguage, samples } from '@/lib/api/samples';
import { HashTabs } from './hash-tabs.client';
import { CodeBlock } from './parts/code-block';
import { TabText, TabTitle } from './tab-text';

interface Language {
  id: SampleLanguage;
  title: string;
  needs: string;
}

interface ExamplesProps {
  id: string;
  heading: string;
  lead: string;
  /** Name of the list of languages. */
  label: string;
  languages: readonly Language[];
  endpoints: readonly ApiEndpoint[];
}

/** The call of every endpoint in the language that the reader picks. */
export function Examples({ id, heading, lead, label, languages, endpoints }: ExamplesProps) {
  return (
    <>
      <TabTitle id={id}>{heading}</TabTitle>
      <TabText>{lead}</TabText>
      <HashTabs
        look="pill"
        label={label}
        tabs={languages.map((language, at) => ({
          id: language.id,
          title: language.title,
          // Back to the examples as a whole is back to the first language.
          ...(at === 0 && { holds: [id] }),
        }))}
        panels={languages.map((language) => (
          <SamplesIn key={language.id} language={language} endpoints={endpoints} />
        ))}
      />
    </>
  );
}

function SamplesIn({
  language,
  endpoints,
}: { language: Language } & Pick<ExamplesProps, 'endpoints'>) {
  return (
    <>
      <h3 id={language.id} data-title="" className="tab-needs">
        {language.needs}
      </h3>
      {endpoints.map(({ id, title, request }) => (
        <CodeBlock
          key={id}
          title={title}
          what={`${title}, ${language.title}`}
          code={samples[language.id](request)}
          language={language.id}
        />
      ))}
    </>
  );
}
