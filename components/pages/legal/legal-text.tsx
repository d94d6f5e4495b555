import { Contents } from '@/components/blocks/contents/contents';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { Day } from '@/components/ui/day/day';
import { Island } from '@/components/ui/island/island.client';
import { InlineItems, InlineText } from '@/components/ui/prose/inline-text';
import { Prose } from '@/components/ui/prose/prose';
import type { LegalDocument } from '@/content/legal/types';
import type { PageImage } from '@/content/products/types';
import type { Crumb } from '@/lib/json-ld';
import { PrintButton } from './print-button.client';
import './legal.css';

interface LegalTextProps {
  document: LegalDocument;
  picture: PageImage;
  /** Class of the ground that the picture has too. */
  ground: string;
  path: Crumb['href'];
  other: Crumb;
}

/** A legal page: the short version beside a drawing, then contents and one column of numbered chapters. */
export function LegalText({ document, picture, ground, path, other }: LegalTextProps) {
  const { title, updated, inShort, chapters } = document;
  return (
    <article aria-labelledby="legal-title">
      <PageHero
        id="legal-title"
        trail={[{ label: title, href: path }] as const}
        title={title}
        picture={picture}
        fit="bleeds"
        ground={ground}
        details={
          <section aria-labelledby="in-short" className="max-w-120">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rule-b-bold border-ink pb-4">
              <h2 id="in-short" className="type-h5">
                In short
              </h2>
              <p className="type-label">
                In force from <Day date={updated} />
              </p>
            </div>
            <dl>
              {inShort.map(({ value, label }) => (
                <div key={value} className="legal-short grid gap-x-5 rule-b border-edge py-2.5">
                  <dt className="font-semibold">{value}</dt>
                  <InlineText as="dd" className="type-small text-ink-2">
                    {label}
                  </InlineText>
                </div>
              ))}
            </dl>
            <div className="mt-5 flex flex-wrap gap-x-6 gap-y-3">
              <Island name="print button">
                <PrintButton />
              </Island>
              <a href={other.href} className="text-link text-link-ahead">
                {other.label}
              </a>
            </div>
          </section>
        }
      />
      <div className="legal frame pt-10 pb-(--section-space)">
        <Contents headings={chapters}>
          <p className="mt-6 rule-t border-line pt-6 max-lg:hidden">
            <a href={other.href} className="text-link">
              {other.label}
            </a>
          </p>
        </Contents>
        <div className="legal-words">
          {chapters.map(({ id, title: heading, inShort: short, blocks }) => (
            <Prose
              key={id}
              as="section"
              id={id}
              aria-labelledby={`${id}-title`}
              className="legal-chapter"
            >
              <h2 id={`${id}-title`} className="legal-chapter-title type-h3">
                {heading}
              </h2>
              <p className="mt-3 type-lead">{short}</p>
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
      </div>
    </article>
  );
}
