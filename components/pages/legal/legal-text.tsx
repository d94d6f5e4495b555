import { Contents } from '@/components/blocks/contents/contents';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { InlineItems, InlineText } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import type { LegalDocument } from '@/content/legal/types';
import type { Crumb } from '@/lib/json-ld';
import { InShort } from './in-short';
import './legal-text.css';
import { spelledDate } from '@/lib/words/time-words';

interface LegalTextProps {
  document: LegalDocument;
  path: Crumb['href'];
  /** The other legal page. */
  other: Crumb;
}

/** A legal page: contents beside one column of numbered chapters, the short version on top. */
export function LegalText({ document, path, other }: LegalTextProps) {
  const { title, updated, inShort, chapters } = document;
  return (
    <article aria-labelledby="legal-title" className="legal frame pt-8 pb-(--section-space)">
      <header className="legal-head col-span-full grid gap-5 rule-b-bold border-ink">
        <Breadcrumb trail={[{ label: title, href: path }] as const} className="col-span-full" />
        <h1 id="legal-title" className="type-h1">
          {title}
        </h1>
        <p className="type-label">
          In force from <time dateTime={updated}>{spelledDate(updated)}</time>
        </p>
      </header>
      <Contents headings={chapters} className="mt-6 lg:mt-8">
        <p className="mt-6 rule-t border-line pt-6 max-lg:hidden">
          <a href={other.href} className="text-link">
            {other.label}
          </a>
        </p>
      </Contents>
      <div className="legal-words mt-10 lg:mt-8">
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
            <p className="mt-2 font-semibold">{short}</p>
            {blocks.map((block) =>
              block.type === 'list' ? (
                <ul key={block.items[0]} className="prose-rows">
                  <InlineItems items={block.items} />
                </ul>
              ) : (
                <InlineText as="p" key={block.text}>
                  {block.text}
                </InlineText>
              ),
            )}
          </Prose>
        ))}
      </div>
    </article>
  );
}
