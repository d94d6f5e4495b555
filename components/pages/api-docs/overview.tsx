import { Day } from '@/components/ui/day/day';
import { PlusSign } from '@/components/ui/icon/icon';
import { InlineText } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import { ProseTable } from '@/components/ui/prose/prose-table';
import { Stops } from '@/components/ui/route/stops';
import { Tag } from '@/components/ui/tag/tag';
import type { ApiOverview } from '@/content/schemas/api-page';
import type { ApiFacts } from '@/lib/api/facts';
import { samples } from '@/lib/api/samples';
import { Chapter } from './parts/chapter';
import { CodeBlock, JsonText } from './parts/code-block';

/** How to begin, what holds for every call, and the document behind the page. */
export function Overview({ api, words }: { api: ApiFacts; words: ApiOverview }) {
  const { host, endpoints, wrapper, faults, changes } = api;
  const { source, postman, more } = words;
  const { columns, may, ...calls } = words.calls;
  const { key, ...quickstart } = words.quickstart;
  const { steps, unit, shell } = quickstart;
  const firstCall = endpoints[0] ? samples.curl(endpoints[0].request) : '';
  return (
    <>
      <p className="max-w-160 mt-2 text-ink-2">{words.lead}</p>
      <CodeBlock title={words.host} code={host} />
      <Chapter {...calls}>
        <Prose className="api-calls mt-4 rounded-large rule border-line bg-surface">
          <ProseTable caption={calls.caption} columns={columns} rows={callRows(api, may)} />
        </Prose>
      </Chapter>
      <Chapter {...quickstart}>
        <Stops as="ol" joined className="api-quickstart mt-5">
          {steps.map(({ title, text, minutes, shows, link }) => (
            <li key={title} className="ps-8 pb-6">
              <h4 className="font-semibold">
                {title}
                <span className="ms-2 type-label text-ink-3">{` ${minutes} ${unit}`}</span>
              </h4>
              <p className="max-w-160 text-ink-2">
                <InlineText>{text}</InlineText>
                {link && ' '}
                {link && (
                  <a href={`#${link.anchor}`} className="underline underline-offset-4">
                    {link.label}
                  </a>
                )}
              </p>
              {shows && (
                <CodeBlock title={shell} what={title} code={shows === 'key' ? key : firstCall} />
              )}
            </li>
          ))}
        </Stops>
      </Chapter>
      <Chapter {...words.wrapper}>
        <CodeBlock title={words.wrapper.sample} code={wrapper} />
      </Chapter>
      <Chapter {...words.errors}>
        <ul className="mt-4 rule-t border-line">
          {faults.map(({ status, description, example }) => (
            <li key={description} className="rule-b border-line">
              <details>
                <summary className="flex items-start gap-3 py-3">
                  <Tag className="type-label bg-error-ground text-error">{status}</Tag>
                  <InlineText as="span" className="min-w-0 flex-1 type-small text-ink-2">
                    {description}
                  </InlineText>
                  <PlusSign className="mt-0.5 size-4" />
                </summary>
                <div className="pb-6">
                  <JsonText value={example} />
                </div>
              </details>
            </li>
          ))}
        </ul>
      </Chapter>
      <Chapter {...words.units} variant="pairs" />
      <Chapter
        {...words.versions}
        rows={changes.map(({ version, date, brings }) => ({
          id: version,
          label: (
            <>
              {version} <Day date={date} className="ms-2 font-normal text-ink-3" />
            </>
          ),
          value: <InlineText>{brings}</InlineText>,
        }))}
      />
      <div className="api-sources flex flex-wrap mt-12 rule-t-bold border-ink pt-6">
        {[
          { ...source, href: '/openapi.json' },
          { ...postman, href: '/postman-collection.json' },
          more,
        ].map(({ title, text, label, href }) => (
          <div key={href}>
            <h3 className="type-h5">{title}</h3>
            <InlineText as="p" className="mt-2 mb-3 text-ink-2">
              {text}
            </InlineText>
            <a href={href} className="text-link text-link-ahead">
              {label}
            </a>
          </div>
        ))}
      </div>
    </>
  );
}

/** A row for each call: what to send, what it is for, what the key must be allowed, what it answers. */
const callRows = ({ endpoints }: ApiFacts, may: ApiOverview['calls']['may']) =>
  endpoints
    .flatMap((endpoint) => [
      { ...endpoint, card: endpoint.id },
      ...endpoint.followUps.map((call) => ({ ...call, card: endpoint.id })),
    ])
    .map(({ method, path, title, card, results }) => [
      `\`${method} ${path}\``,
      `[${title}](#${card})`,
      method === 'POST' ? may.plan : may.read,
      results.map(({ status }) => status).join(' or '),
    ]);
