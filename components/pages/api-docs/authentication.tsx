import { Icon } from '@/components/ui/icon/icon';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { Json } from '@/lib/api/types';
import { CodeBlock } from './parts/code-block';

interface AuthenticationProps {
  id: string;
  heading: string;
  /** What the document says of its keys. */
  description: string;
  words: {
    steps: readonly { title: string; text: string }[];
    header: string;
    error: { title: string; text: string };
  };
  /** The answer to a key that is not known. */
  unauthorized: Json;
}

/** How a program shows who it is, and what it hears when the key is wrong (SPEC 6 and 8). */
export function Authentication({
  id,
  heading,
  description,
  words,
  unauthorized,
}: AuthenticationProps) {
  const { steps, header, error } = words;
  return (
    <>
      <h2 id={id} className="type-h4">
        {heading}
      </h2>
      <p>{description}</p>
      <CodeBlock
        title={header}
        what={header}
        code="Authorization: Bearer API_KEY"
        language="curl"
      />
      <ol className="key-steps">
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3 className="type-h5">{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
      <div className="wrong-key">
        <Icon name="key-round" />
        <h3 className="type-h5">{error.title}</h3>
        <p>{error.text}</p>
        <pre>
          <code>{literal(unauthorized, jsonNotation)}</code>
        </pre>
      </div>
    </>
  );
}
