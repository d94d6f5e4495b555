import { Icon } from '@/components/ui/icon/icon';
import { highlight } from '@/lib/api/highlight';
import { jsonNotation, literal } from '@/lib/api/literal';
import type { SampleLanguage } from '@/lib/api/samples';
import type { Json } from '@/lib/api/types/schema';
import './code-block.css';

interface CodeBlockProps {
  title: string;
  /** What the copy button copies, when heard without what stands around it. */
  what?: string;
  /** What is on that button. */
  copy: string;
  /** Written out as JSON unless it is text. */
  code: Json;
  language?: SampleLanguage | 'json';
}

/** A piece of code, colored at build, with a button that copies it; `Copying` listens for all of them. */
export async function CodeBlock({
  title,
  what = title,
  copy,
  code,
  language = typeof code === 'string' ? 'curl' : 'json',
}: CodeBlockProps) {
  const html = await highlight(
    typeof code === 'string' ? code : literal(code, jsonNotation),
    language,
  );
  return (
    <figure className="code mt-4 rounded-large bg-footer">
      <figcaption className="code-title flex items-center justify-between gap-3 rule-b border-line type-label text-ink-2">
        {title}
        <button type="button" className="copy scripted" aria-label={`${copy}: ${what}`}>
          <Icon name="copy" className="size-4" />
          <span>{copy}</span>
        </button>
      </figcaption>
      <pre translate="no">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, escaped by the highlighter */}
        <code className="code-text type-label" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
