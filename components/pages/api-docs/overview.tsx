import { TextLink } from '@/components/ui/link/link';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { Json } from '@/lib/api/types';
import type { Href } from '@/lib/routes';
import { CodeBlock } from './parts/code-block';
import { TabHeading, TabText, TabTitle } from './tab-text';
import './overview.css';

interface OverviewProps {
  id: string;
  heading: string;
  /** Address of the API. */
  host: string;
  /** A list's answer, emptied. */
  wrapper: Json;
  words: {
    lead: string;
    host: string;
    wrapper: { title: string; text: string; sample: string };
    units: { title: string; rows: readonly { label: string; value: string }[] };
    source: { title: string; text: string; label: string };
    more: { title: string; text: string; label: string; href: Href };
  };
}

/** What holds for every call: the host, the wrapper, the units, and the document behind the page. */
export function Overview({ id, heading, host, wrapper, words }: OverviewProps) {
  const { units, source, more } = words;
  return (
    <>
      <TabTitle id={id}>{heading}</TabTitle>
      <TabText>{words.lead}</TabText>
      <CodeBlock title={words.host} what={words.host} code={host} language="curl" />
      <TabHeading>{words.wrapper.title}</TabHeading>
      <TabText>{words.wrapper.text}</TabText>
      <CodeBlock
        title={words.wrapper.sample}
        what={words.wrapper.sample}
        code={literal(wrapper, jsonNotation)}
        language="json"
      />
      <TabHeading>{units.title}</TabHeading>
      <dl className="units">
        {units.rows.map(({ label, value }) => (
          <div key={label} className="unit">
            <dt className="unit-name">{label}</dt>
            <dd className="unit-text">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="onward">
        <div>
          <h3 className="type-h5">{source.title}</h3>
          <p className="onward-text">{source.text}</p>
          <a href="/openapi.json" className="text-link">
            {source.label}
          </a>
        </div>
        <div>
          <h3 className="type-h5">{more.title}</h3>
          <p className="onward-text">{more.text}</p>
          <TextLink href={more.href}>{more.label}</TextLink>
        </div>
      </div>
    </>
  );
}
