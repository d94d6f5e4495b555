import { cx } from '@/components/ui/cx';
import type { CaseLooks, CaseStudy } from '@/content/case-studies/types';
import { CaseWords } from './case-words';
import './case-challenge.css';

interface CaseChallengeProps {
  challenge: CaseStudy['challenge'];
  points: CaseLooks['points'];
}

/** What was wrong before: the story of it, then its parts. */
export function CaseChallenge({ challenge, points }: CaseChallengeProps) {
  return (
    <>
      <h2 id="challenge" className="type-h2">
        {challenge.title}
      </h2>
      <CaseWords paragraphs={challenge.paragraphs} />
      <ul className={`mt-10 case-points-${points}`}>
        {challenge.points.map(({ title, text, note }, index, { length }) => (
          <li
            key={title}
            className={cx(
              'grid content-start gap-1.5',
              `case-point-${points}`,
              points === 'clock' && 'case-stop',
              index === length - 1 && 'case-point-end',
              index % 3 === 0 && 'case-point-start',
            )}
          >
            <h3 className="type-h4">{title}</h3>
            <p className="type-small text-ink-2">{text}</p>
            <p className="case-point-note type-label text-ink-2">{note}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
