import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { InlineText } from '@/components/ui/prose/inline-text';
import type { ApiAuthentication } from '@/content/schemas/api-page';
import type { ApiFacts } from '@/lib/api/facts';
import { Chapter } from './parts/chapter';
import { CodeBlock, JsonText } from './parts/code-block';

/** How a program shows who it is, what it hears when the key is wrong, and how often it may ask. */
export function Authentication({ api, words }: { api: ApiFacts; words: ApiAuthentication }) {
  const { keys, faults, headers } = api;
  const { steps, header, error, access, limits } = words;
  const unauthorized = faults.find(({ fault }) => fault?.code === 'UNAUTHORIZED');
  return (
    <>
      <p className="max-w-160 mt-2 text-ink-2">{keys}</p>
      <CodeBlock title={header} code="Authorization: Bearer API_KEY" />
      <ol className="mt-10 grid gap-6 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="rule-t-bold border-ink pt-4">
            <span aria-hidden="true" className="text-ink-3 type-label">
              {index + 1}
            </span>
            <h3 className="type-h5">{title}</h3>
            <InlineText as="p" className="mt-1.5 text-ink-2 text-[.9375rem]">
              {text}
            </InlineText>
          </li>
        ))}
      </ol>
      <Note className="mt-10 rounded-card rule border-transparent bg-error-ground p-5">
        <Icon name="key-round" className="size-6 text-error" />
        <div>
          <h3 className="type-h5">{error.title}</h3>
          <p className="mt-1 text-ink-2 text-[.9375rem]">{error.text}</p>
          {unauthorized && <JsonText value={unauthorized.example} />}
        </div>
      </Note>
      <Chapter {...access} />
      <Chapter {...limits} rows={headers} variant="code" />
    </>
  );
}
