import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import type { Crumb } from '@/lib/json-ld';
import { numbersUnbroken } from '@/lib/words/unbroken';

interface CaseHeroProps {
  trail: readonly Crumb[];
  study: CaseStudy;
  sample: string;
}

/** First screen of a case study, darker than its scene: summary, first result and up to three facts. */
export function CaseHero({ trail, study, sample }: CaseHeroProps) {
  const { title, summary, weeks, facts, results, cover, hue, variants } = study;
  const [result] = results.figures;
  const figures = [
    ...(result ? [result] : []),
    { value: `${weeks} weeks`, label: 'to go live' },
    ...facts,
  ];
  return (
    <PageHero
      id="case-title"
      trail={trail}
      title={title}
      lead={numbersUnbroken(summary)}
      details={
        <>
          {study.sample && <SampleMark className="mb-6">{sample}</SampleMark>}
          <dl className="grid grid-cols-2 gap-x-10 gap-y-4">
            {figures.map(({ value, label }) => (
              <div key={label} className="flex flex-col-reverse justify-end">
                <dt className="type-small text-ink-2">{label}</dt>
                <dd className="type-h3">{value}</dd>
              </div>
            ))}
          </dl>
          {/* The header of a phone shows neither. */}
          <ProductActions className="mt-8 lg:hidden" />
        </>
      }
      picture={cover}
      layout={variants.hero}
      ground={`bg-${hue}-deep bg-[linear-gradient(#0005,#0005)]`}
      dark
    />
  );
}
