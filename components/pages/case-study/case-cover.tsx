import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CaseLooks } from '@/content/case-studies/types';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import type { Crumb } from '@/lib/json-ld';
import { isPhoto } from '@/lib/picture/cuts';
import './case-cover.css';

interface CaseCoverProps {
  trail: readonly Crumb[];
  study: CaseStudy;
  /** What stands at a company that was made up. */
  words: { sampleCompany: string };
  look: CaseLooks['cover'];
}

/** The cover of a case study: words and a wide map in the deep tone of its color. */
export function CaseCover({ trail, study, words, look }: CaseCoverProps) {
  const { sheet, color } = threadClasses[study.thread];
  const facts = [{ value: `${study.weeks} weeks`, label: 'to go live' }, ...study.facts];
  return (
    <section
      aria-labelledby="case-title"
      className={cx('case-cover grid overflow-clip', `case-cover-${look}`, sheet, color)}
    >
      <div
        className={cx('case-cover-words', look === 'cut' ? 'z-1 bg-paper' : 'scheme-dark text-ink')}
      >
        <Breadcrumb trail={trail} short />
        <h1 id="case-title" className="case-title mt-7 type-h1">
          {study.title}
        </h1>
        <p className="case-summary mt-6 max-w-144 type-lead text-ink-2">{study.summary}</p>
        <dl className="case-facts mt-8 flex flex-wrap gap-x-10 gap-y-4">
          {facts.map(({ value, label }) => (
            <div key={label} className="flex flex-col-reverse">
              <dt className="type-small text-ink-2">{label}</dt>
              <dd className="type-h3">{value}</dd>
            </div>
          ))}
        </dl>
        {study.sample && (
          <SampleMark className="case-cover-sample mt-6 justify-self-start">
            {words.sampleCompany}
          </SampleMark>
        )}
      </div>
      <div className="case-cover-picture">
        <PagePicture
          image={study.cover}
          first
          className={cx(
            'case-cover-image size-full object-cover',
            isPhoto(study.cover.picture) && 'case-cover-photo',
          )}
        />
      </div>
    </section>
  );
}
