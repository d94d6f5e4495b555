import { PagePicture } from '@/components/picture/page-picture';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { threadClasses } from '@/components/ui/thread/thread';
import type { CaseStudy } from '@/content/case-studies';
import type { CaseStudyStory } from '@/content/case-studies/types';
import type { Crumb } from '@/lib/json-ld';

interface CaseCoverProps {
  trail: readonly Crumb[];
  study: CaseStudy;
  story: CaseStudyStory;
  /** What stands at a company that was made up. */
  words: { sampleCompany: string };
  /** Words beside the map, under it, or on paper cut into it. */
  look: 'beside' | 'under' | 'cut';
}

/** The cover of a case study: a wide deep sheet (DESIGN 3), laid out another way in each. */
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
        <h1 id="case-title" className="type-h1">
          {study.title}
        </h1>
        <p className="type-lead text-ink-2">{story.summary}</p>
        <dl className="case-facts">
          {facts.map(({ value, label }) => (
            <div key={label}>
              <dt className="type-small text-ink-2">{label}</dt>
              <dd className="type-h3">{value}</dd>
            </div>
          ))}
        </dl>
        {study.sample && <p className="sample-mark type-label">{words.sampleCompany}</p>}
      </div>
      <div className="case-cover-picture">
        <PagePicture image={story.cover} first />
      </div>
    </section>
  );
}
