import { Contents } from '@/components/blocks/contents/contents';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { Day } from '@/components/ui/day/day';
import { InlineItems, InlineText } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import type { LegalDocument } from '@/content/legal/types';
import type { Crumb } from '@/lib/json-ld';
import './legal.css';

interface LegalTextProps {
  document: LegalDocument;
  path: Crumb['href'];
  other: Crumb;
}

/** A legal page: contents beside one column of numbered chapters, the short version on top. */
export function LegalText({ document, path, other }: LegalTextProps) {
  const { title, updated, inShort, chapters } = document;
  return (
    <article aria-labelledby="legal-title" className="legal frame pt-8 pb-(--section-space)">
      <header className="col-span-full grid items-end gap-5 rule-b-bold border-ink pb-10 lg:grid-cols-[1fr_minmax(0,auto)]">
        <Breadcrumb trail={[{ label: title, href: path }] as const} className="col-span-full" />
        <h1 id="legal-title" className="type-h1">
          {title}
        </h1>
        <p className="type-label">
          In force from <Day date={updated} />
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
        <section aria-labelledby="in-short" className="rounded-pop rule-bold border-ink">
          <h2 id="in-short" className="px-6 py-4 type-h5">
            In short
          </h2>
          <dl className="grid rule-t border-line md:grid-cols-3">
            {inShort.map(({ value, label }) => (
              <div key={value} className="legal-point px-6 py-4">
                <dt className="type-h4">{value}</dt>
                <dd className="type-small text-ink-2">{label}</dd>
              </div>
            ))}
          </dl>
        </section>
        {chapters.map(({ id, title: heading, inShort: short, blocks }) => (
          <Prose
            key={id}
            as="section"
            id={id}
            aria-labelledby={`${id}-title`}
            className="legal-chapter mt-12"
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
