import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import type { Crumb } from '@/lib/json-ld';
import { numbersUnbroken } from '@/lib/words/unbroken';

interface CaseHeroProps {
  trail: readonly Crumb[];
  study: CaseStudy;
  sample: string;
}

/** First screen of a case study, on a tone below that of its scene: the summary, and up to three facts. */
export function CaseHero({ trail, study, sample }: CaseHeroProps) {
  const { title, summary, weeks, facts, cover, hue, variants } = study;
  return (
    <PageHero
      id="case-title"
      trail={trail}
      title={title}
      lead={numbersUnbroken(summary)}
      details={
        <>
          {study.sample && <SampleMark className="mb-6">{sample}</SampleMark>}
          <dl className="flex flex-wrap gap-x-10 gap-y-4">
            {[{ value: `${weeks} weeks`, label: 'to go live' }, ...facts].map(
              ({ value, label }) => (
                <div key={label} className="flex flex-col-reverse">
                  <dt className="type-small text-ink-2">{label}</dt>
                  <dd className="type-h3">{value}</dd>
                </div>
              ),
            )}
          </dl>
        </>
      }
      picture={cover}
      layout={variants.hero}
      ground={`bg-${hue}-deep bg-[linear-gradient(#0005,#0005)]`}
      dark
    />
  );
}
