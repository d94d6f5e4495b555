import { Icon } from '@/components/ui/icon/icon';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { Json } from '@/lib/api/types';
import { CodeBlock } from './parts/code-block';
import { TabText, TabTitle } from './tab-text';
import './authentication.css';

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

/** How a program shows who it is, and what it hears when the key is wrong. */
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
      <TabTitle id={id}>{heading}</TabTitle>
      <TabText>{description}</TabText>
      <CodeBlock
        title={header}
        what={header}
        code="Authorization: Bearer API_KEY"
        language="curl"
      />
      <ol className="key-steps">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="key-step">
            <span aria-hidden="true" className="key-step-number type-label">
              {index + 1}
            </span>
            <h3 className="type-h5">{title}</h3>
            <p className="key-step-text">{text}</p>
          </li>
        ))}
      </ol>
      <div className="wrong-key">
        <Icon name="key-round" className="wrong-key-icon" />
        <h3 className="type-h5">{error.title}</h3>
        <p className="wrong-key-text">{error.text}</p>
        <pre className="wrong-key-answer">
          <code className="wrong-key-code">{literal(unauthorized, jsonNotation)}</code>
        </pre>
      </div>
    </>
  );
}
