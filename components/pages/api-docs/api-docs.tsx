import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { ButtonLink } from '@/components/ui/button/button';
import { Boundary, Island } from '@/components/ui/island/island.client';
import type {
  ApiAuthentication,
  ApiEndpoints,
  ApiLanguage,
  ApiOverview,
  ApiPage,
  ApiTab,
} from '@/content/schemas/api-page';
import type { ApiEndpoint } from '@/lib/api/endpoints';
import type { ApiFacts } from '@/lib/api/facts';
import { samples } from '@/lib/api/samples';
import type { Crumb } from '@/lib/json-ld';
import { Authentication } from './authentication';
import { EndpointNav } from './endpoint-nav.client';
import { Endpoints } from './endpoints';
import { Examples } from './examples';
import { HashTabs } from './hash-tabs.client';
import { Overview } from './overview';
import { CodeBlock } from './parts/code-block';
import { Copying } from './parts/copying.client';
import './api-docs.css';

interface ApiDocsProps {
  api: ApiFacts;
  secret: string;
  trail: readonly Crumb[];
  tabs: readonly ApiTab[];
  languages: readonly ApiLanguage[];
  words: ApiPage;
  overview: ApiOverview;
  authentication: ApiAuthentication;
  endpoints: ApiEndpoints;
}

/** The parts of a tab's words that are chapters, in their order. */
const chaptersOf = (words: object): readonly { id: string; title: string }[] =>
  Object.values(words).filter((part) => Object(part).id);

/** What the API is beside its figures, and the document in four tabs; one voice for all copy buttons. */
export function ApiDocs({ api, secret, trail, tabs, languages, words, ...parts }: ApiDocsProps) {
  const sample = api.endpoints.find(({ id }) => id === words.sample);
  const texts = { ...parts, examples: words.examples };
  const panels = {
    overview: <Overview api={api} words={texts.overview} />,
    authentication: <Authentication api={api} words={texts.authentication} />,
    endpoints: <Endpoints api={api} words={texts.endpoints} secret={secret} />,
    examples: <Examples api={api} words={texts.examples} languages={languages} />,
  };
  return (
    <>
      <div className="bg-sunk">
        <div className="frame grid grid-cols-1 gap-x-16 gap-y-8 pt-8 pb-10 lg:grid-cols-2">
          <Breadcrumb trail={trail} className="col-span-full" />
          <div className="flex flex-col">
            <h1 className="type-h1">{words.title}</h1>
            <p className="max-w-[32rem] mt-5 type-lead text-ink-2">{words.lead}</p>
            <p className="mt-6 mb-10">
              <ButtonLink variant="ink" href={`#${words.keyLink.anchor}`}>
                {words.keyLink.label}
              </ButtonLink>
            </p>
            <dl className="mt-auto flex flex-wrap justify-between gap-x-6 rule-t-bold border-ink">
              {words.figures.map(({ value, label }) => (
                <div key={label} className="flex flex-col-reverse justify-end pt-4 pb-0.5">
                  <dt className="leading-tight text-ink-2 text-[.9375rem]">{label}</dt>
                  <dd className="type-h2">{value}</dd>
                </div>
              ))}
            </dl>
          </div>
          {sample && <Sample call={sample} words={texts.endpoints} />}
        </div>
      </div>
      <Island name="API tabs">
        <HashTabs
          variant="page"
          className="api-body frame grid grid-cols-1 pb-(--section-space)"
          label={words.tabsLabel}
          aside={<Aside api={api} words={words} />}
          tabs={tabs.map(({ id, title, heading }) => {
            const chapters = chaptersOf(texts[id]);
            const panel = (
              <>
                <h2 id={id} className="hash-heading type-h3">
                  {heading}
                </h2>
                {chapters.length > 0 && (
                  <nav aria-label={`${words.contentsLabel}: ${title}`}>
                    <ul className="mt-2 flex flex-wrap gap-x-6">
                      {chapters.map((chapter) => (
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
              </>
            );
            return { id, title, panel };
          })}
        />
      </Island>
      <Boundary name="copy buttons">
        <Copying />
      </Boundary>
    </>
  );
}

/** One request with its answer, where there is room for them beside or below the title. */
const Sample = ({ call, words }: { call: ApiEndpoint; words: ApiEndpoints }) => (
  <div className="max-sm:hidden">
    <CodeBlock title={call.title} code={samples.curl(call.request)} />
    <CodeBlock
      title={words.response}
      what={`${words.response}, ${call.title}`}
      code={call.results[0]?.example ?? {}}
    />
  </div>
);

/** What stands beside every tab: the way to each endpoint, and how often a key may call. */
function Aside({ api: { endpoints, limits }, words }: { api: ApiFacts; words: ApiPage }) {
  const most = Math.max(...limits.map(({ perHour }) => perHour));
  const links = endpoints.map(({ id, title }) => ({ id, title }));
  return (
    <div className="api-aside self-start text-[.9375rem]">
      <Island name="endpoint list">
        <EndpointNav label={words.navLabel} endpoints={links} />
      </Island>
      <section aria-labelledby="rate-limits" className="rule-t-bold border-ink pt-4 lg:mt-8">
        <h2 id="rate-limits" className="font-semibold">
          {words.limits.title}
        </h2>
        <dl>
          {limits.map(({ level, perHour }) => (
            <div
              key={level}
              className="api-limit mt-3 flex items-baseline justify-between"
              style={{ '--share': perHour / most }}
            >
              <dt>{level}</dt>
              <dd className="type-label">
                {perHour.toLocaleString('en-US')}
                <span className="sr-only"> {words.limits.unit}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-3 type-small text-ink-2">{words.limits.note}</p>
      </section>
    </div>
  );
}
