import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudy } from '@/content/case-studies/types';
import { CaseWords } from './case-words';
import './case-solution.css';

interface CaseSolutionProps {
  solution: CaseStudy['solution'];
}

/** What was set up, with a drawing of the thing it turned on, and the features it was made of. */
export function CaseSolution({ solution }: CaseSolutionProps) {
  return (
    <>
      <h2 id="solution" className="type-h2">
        {solution.title}
      </h2>
      <CaseWords paragraphs={solution.paragraphs} />
      {solution.image && (
        <figure className="mt-10">
          <PagePicture image={solution.image} className="w-full rounded-card" />
          {solution.caption && (
            <figcaption className="mt-3 max-w-160 type-small text-ink-2">
              {solution.caption}
            </figcaption>
          )}
        </figure>
      )}
      {solution.points.length > 0 && (
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
          {solution.points.map(({ title, text, href }) => (
            <li key={title} className="case-feature">
              <Icon name="check" className="case-feature-check" />
              <h3 className="type-h5">
                <a href={href} className="case-feature-link cover-link">
                  {title}
                </a>
              </h3>
              <p className="type-small text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
