import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CaseStudy } from '@/content/case-studies';
import type { CaseLooks, CaseStudyStory } from '@/content/case-studies/types';
import type { Crumb } from '@/lib/json-ld';
import './case-cover.css';

interface CaseCoverProps {
  trail: readonly Crumb[];
  study: CaseStudy;
  story: CaseStudyStory;
  /** What stands at a company that was made up. */
  words: { sampleCompany: string };
  look: CaseLooks['cover'];
}

/** The cover of a case study: words and a wide map in the deep tone of its color. */
export function CaseCover({ trail, study, story, words, look }: CaseCoverProps) {
  const { sheet, color } = threadClasses[study.thread];
  const facts = [{ value: `${study.weeks} weeks`, label: 'to go live' }, ...story.facts];
  return (
    <section
      aria-labelledby="case-title"
      className={cx('case-cover', `case-cover-${look}`, sheet, color)}
    >
      <div className={cx('case-cover-words', look !== 'cut' && 'scheme-dark text-ink')}>
        <Breadcrumb trail={trail} />
        <h1 id="case-title" className="case-title type-h1">
          {study.title}
        </h1>
        <p className="case-summary type-lead text-ink-2">{story.summary}</p>
        <dl className="case-facts">
          {facts.map(({ value, label }) => (
            <div key={label} className="case-fact">
              <dt className="type-small text-ink-2">{label}</dt>
              <dd className="type-h3">{value}</dd>
            </div>
          ))}
        </dl>
        {study.sample && (
          <SampleMark className="case-cover-sample">{words.sampleCompany}</SampleMark>
        )}
      </div>
      <div className="case-cover-picture">
        <PagePicture image={story.cover} first className="case-cover-image" />
      </div>
    </section>
  );
}
