import { PagePicture } from '@/components/picture/page-picture';
import { Icon } from '@/components/ui/icon/icon';
import type { CaseStudy } from '@/content/case-studies/types';
import { CaseWords } from './case-words';

/** What was set up, with a drawing of the thing it turned on, and the features it was made of. */
export function CaseSolution({ title, paragraphs, image, caption, points }: CaseStudy['solution']) {
  return (
    <>
      <h2 id="solution" className="type-h2">
        {title}
      </h2>
      <CaseWords paragraphs={paragraphs} />
      {image && (
        <figure className="mt-10">
          <PagePicture image={image} className="w-full rounded-card" />
          {caption && (
            <figcaption className="mt-3 max-w-160 type-small text-ink-2">{caption}</figcaption>
          )}
        </figure>
      )}
      {points.length > 0 && (
        <ul className="mt-8 grid gap-x-10 sm:grid-cols-2">
          {points.map((point) => (
            <li key={point.title} className="relative flex gap-3 rule-t border-line py-4">
              <Icon name="check" className="mt-0.5 size-5 shrink-0" />
              <div>
                <h3 className="type-h5">
                  <a href={point.href} className="cover-link hover:underline">
                    {point.title}
                  </a>
                </h3>
                <p className="mt-1 type-small text-ink-2">{point.text}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
