import { Icon } from '@/components/ui/icon/icon';
import { highlight } from '@/lib/api/highlight';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { SampleLanguage } from '@/lib/api/samples';
import type { Json } from '@/lib/api/types';
import './code-block.css';

interface CodeBlockProps {
  title: string;
  /** Names what is copied where the title alone would not, out of its place. */
  what?: string;
  /** Written out as JSON unless it is text. */
  code: Json;
  language?: SampleLanguage;
}

/** A piece of code, colored at build, with a button that copies it; `Copying` listens for all of them. */
export async function CodeBlock({ title, what = title, code, language = 'curl' }: CodeBlockProps) {
  const html =
    typeof code === 'string'
      ? await highlight(code, language)
      : await highlight(literal(code, jsonNotation), 'json');
  return (
    <figure className="code mt-4 rounded-large bg-footer">
      <figcaption className="code-title flex items-center justify-between gap-3 rule-b border-line type-label text-ink-2">
        {title}
        <button
          type="button"
          className="copy inline-flex min-h-9 items-center gap-2 rounded-small px-3 text-ink scripted"
          aria-label={`Copy: ${what}`}
        >
          <Icon name="copy" className="size-4" />
          <span>Copy</span>
        </button>
      </figcaption>
      <pre translate="no">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, escaped by the highlighter */}
        <code className="code-text block type-label" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}

/** A short piece of JSON within a text. */
export const JsonText = ({ value }: { value: Json }) => (
  <pre translate="no" className="mt-1">
    <code className="api-code api-json block">{JSON.stringify(value, null, 2)}</code>
  </pre>
);
