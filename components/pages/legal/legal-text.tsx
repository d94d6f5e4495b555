import { Contents } from '@/components/blocks/contents/contents';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { InlineText } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import type { LegalDocument } from '@/content/legal/types';
import type { Crumb } from '@/lib/json-ld';
import { InShort } from './in-short';
import './legal-text.css';

interface LegalTextProps {
  trail: readonly Crumb[];
  document: LegalDocument;
  /** The other legal page. */
  other: Crumb;
}

/** A legal page: contents beside one column of numbered chapters, the short version on top. */
export function LegalText({ trail, document, other }: LegalTextProps) {
  const { title, updated, inShort, chapters } = document;
  return (
    <article aria-labelledby="legal-title" className="legal frame">
      <header className="legal-head">
        <Breadcrumb trail={trail} className="legal-trail" />
        <h1 id="legal-title" className="type-h1">
          {title}
        </h1>
        <p className="type-label">
          In force from <time dateTime={updated}>{updated}</time>
        </p>
      </header>
      <Contents headings={chapters} className="legal-contents">
        <p className="legal-other">
          <a href={other.href} className="text-link">
            {other.label}
          </a>
        </p>
      </Contents>
      <div className="legal-column">
        <InShort points={inShort} />
        {chapters.map(({ id, title: heading, inShort: short, blocks }) => (
          <Prose
            key={id}
            as="section"
            id={id}
            aria-labelledby={`${id}-title`}
            className="legal-chapter"
          >
            <h2 id={`${id}-title`} className="legal-chapter-title type-h4">
              {heading}
            </h2>
            <p className="legal-short">{short}</p>
            {blocks.map((block) =>
              block.type === 'list' ? (
                <ul key={block.items[0]} className="prose-rows">
                  {block.items.map((item) => (
                    <li key={item}>
                      <InlineText>{item}</InlineText>
                    </li>
                  ))}
                </ul>
              ) : (
                <p key={block.text}>
                  <InlineText>{block.text}</InlineText>
                </p>
              ),
            )}
          </Prose>
        ))}
      </div>
    </article>
  );
}
