import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudyStory } from '@/content/case-studies/types';

interface CaseSolutionProps {
  solution: CaseStudyStory['solution'];
}

/** What was set up, with a drawing of the thing it turned on, and the features it was made of. */
export function CaseSolution({ solution }: CaseSolutionProps) {
  return (
    <>
      <h2 id="solution" className="type-h2">
        {solution.title}
      </h2>
      <div className="case-words">
        {solution.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      <figure className="case-figure">
        <PagePicture image={solution.image} />
        <figcaption className="type-small text-ink-2">{solution.caption}</figcaption>
      </figure>
      <ul className="case-features">
        {solution.points.map(({ title, text, href }) => (
          <li key={title}>
            <Icon name="check" />
            <h3 className="type-h5">
              <a href={href} className="cover-link">
                {title}
              </a>
            </h3>
            <p className="type-small text-ink-2">{text}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
