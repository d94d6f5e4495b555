import { cx } from '@/components/ui/cx';
import type { CaseStudy } from '@/content/case-studies/types';
import { CaseWords } from './case-words';

/** What was wrong before: the story of it, then its parts. */
export function CaseChallenge({ title, paragraphs, points }: CaseStudy['challenge']) {
  return (
    <>
      <h2 id="challenge" className="type-h2">
        {title}
      </h2>
      <CaseWords paragraphs={paragraphs} />
      <ul className="mt-10 rule-t-bold border-ink">
        {points.map((point) => (
          <li
            key={point.title}
            className={cx(
              'grid items-baseline gap-x-6 gap-y-1 rule-b border-line py-5',
              point.time ? 'case-point-timed' : 'case-point',
            )}
          >
            {point.time && <p className="type-h4">{point.time}</p>}
            <h3 className="type-h4">{point.title}</h3>
            <p className="type-small text-ink-2">{point.text}</p>
            {point.note && <p className="case-point-note type-label text-ink-2">{point.note}</p>}
          </li>
        ))}
      </ul>
    </>
  );
}
