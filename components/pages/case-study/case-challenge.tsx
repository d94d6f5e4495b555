import type { CaseStudyStory } from '@/content/case-studies/types';

interface CaseChallengeProps {
  challenge: CaseStudyStory['challenge'];
  /** How what stood in the way is set: side by side, along the clock, or as a ruled list. */
  points: 'columns' | 'clock' | 'rows';
}

/** What was wrong before: the story of it, then its three parts. */
export function CaseChallenge({ challenge, points }: CaseChallengeProps) {
  return (
    <>
      <h2 id="challenge" className="type-h2">
        {challenge.title}
      </h2>
      <div className="case-words">
        {challenge.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <ul className={`case-points case-points-${points}`}>
        {challenge.points.map(({ title, text, note }) => (
          <li key={title}>
            <h3 className="type-h4">{title}</h3>
            <p className="type-small text-ink-2">{text}</p>
            <p className="type-label text-ink-2">{note}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
