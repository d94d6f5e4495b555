import { highlight } from '@/lib/api/highlight';
import type { SampleLanguage } from '@/lib/api/samples';
import { CopyButton } from './copy-button';
import './code-block.css';

interface CodeBlockProps {
  title: string;
  /** What the copy button copies, when heard without what stands around it. */
  what: string;
  /** What is on that button. */
  copy: string;
  code: string;
  language: SampleLanguage | 'json';
}

/** A piece of code on night ground, colored at build, with a button that copies it as it was written. */
export async function CodeBlock({ title, what, copy, code, language }: CodeBlockProps) {
  const html = await highlight(code, language);
  return (
    <figure className="code">
      <figcaption className="code-title type-label">
        {title}
        <CopyButton word={copy} what={what} />
      </figcaption>
      <pre translate="no">
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own code, escaped by the highlighter */}
        <code className="code-text type-label" dangerouslySetInnerHTML={{ __html: html }} />
      </pre>
    </figure>
  );
}
