import { TextLink } from '@/components/ui/link/link';
import type { ApiOverview } from '@/content/schemas/api-page';
import type { ApiFault } from '@/lib/api/faults';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { Change } from '@/lib/api/types/document';
import type { Json } from '@/lib/api/types/schema';
import { Chapter } from './parts/chapter';
import { CodeBlock } from './parts/code-block';
import { Errors } from './parts/errors';
import { Quickstart } from './parts/quickstart';
import { Rows } from './parts/rows';
import { Versions } from './parts/versions';
import './overview.css';

interface OverviewProps {
  /** Address of the API. */
  host: string;
  /** The first call of all, for a shell. */
  firstCall: string;
  /** A list's answer, emptied. */
  wrapper: Json;
  faults: readonly ApiFault[];
  changes: readonly Change[];
  words: ApiOverview;
  copy: string;
}

/** How to begin, what holds for every call, and the document behind the page. */
export function Overview(props: OverviewProps) {
  const { host, firstCall, wrapper, faults, changes, words, copy } = props;
  const { quickstart, errors, units, versions, source, more } = words;
  const { sample, ...answer } = words.wrapper;
  const { rows, ...measures } = units;
  return (
    <>
      <p className="api-text mt-2 text-ink-2">{words.lead}</p>
      <CodeBlock title={words.host} what={words.host} copy={copy} code={host} language="curl" />
      <Quickstart words={quickstart} copy={copy} firstCall={firstCall} />
      <Chapter {...answer}>
        <CodeBlock
          title={sample}
          what={sample}
          copy={copy}
          code={literal(wrapper, jsonNotation)}
          language="json"
        />
      </Chapter>
      <Errors words={errors} faults={faults} />
      <Chapter {...measures}>
        <Rows rows={rows} look="halves" />
      </Chapter>
      <Versions words={versions} changes={changes} />
      <div className="api-halves mt-12 grid gap-x-6 gap-y-8 rule-t-bold border-ink pt-6">
        <div>
          <h3 className="type-h5">{source.title}</h3>
          <p className="mt-2 mb-3 text-ink-2">{source.text}</p>
          <a href="/openapi.json" className="text-link">
            {source.label}
          </a>
        </div>
        <div>
          <h3 className="type-h5">{more.title}</h3>
          <p className="mt-2 mb-3 text-ink-2">{more.text}</p>
          <TextLink href={more.href}>{more.label}</TextLink>
        </div>
      </div>
    </>
  );
}
