import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import type { ApiAuthentication } from '@/content/schemas/api-page';
import { jsonLine } from '@/lib/api/literal';
import type { Json } from '@/lib/api/types/schema';
import { Chapter } from './parts/chapter';
import { CodeBlock } from './parts/code-block';
import { Rows } from './parts/rows';

interface AuthenticationProps {
  /** What the document says of its keys. */
  description: string;
  words: ApiAuthentication;
  copy: string;
  /** The answer to a key that is not known. */
  unauthorized: Json;
  /** The lines above the bodies of answers. */
  headers: readonly { label: string; value: string }[];
}

/** How a program shows who it is, what it hears when the key is wrong, and how often it may ask. */
export function Authentication(props: AuthenticationProps) {
  const { description, words, copy, unauthorized, headers } = props;
  const { steps, header, error, access, limits } = words;
  return (
    <>
      <p className="api-text mt-2 text-ink-2">{description}</p>
      <CodeBlock title={header} copy={copy} code="Authorization: Bearer API_KEY" />
      <ol className="mt-10 grid gap-6 md:grid-cols-3">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="rule-t-bold border-ink pt-4">
            <span aria-hidden="true" className="text-ink-3 type-label">
              {index + 1}
            </span>
            <h3 className="type-h5">{title}</h3>
            <p className="mt-1.5 text-ink-2 text-[.9375rem]">{text}</p>
          </li>
        ))}
      </ol>
      <Note className="mt-10 rounded-card rule border-transparent bg-error-ground p-5">
        <Icon name="key-round" className="size-6 text-error" />
        <div>
          <h3 className="type-h5">{error.title}</h3>
          <p className="mt-1 text-ink-2 text-[.9375rem]">{error.text}</p>
          <pre translate="no" className="mt-2">
            <code className="api-code block">{jsonLine(unauthorized)}</code>
          </pre>
        </div>
      </Note>
      <Chapter {...access} />
      <Chapter {...limits}>
        <Rows rows={headers} variant="code" />
      </Chapter>
    </>
  );
}
