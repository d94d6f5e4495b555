import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { Portrait } from '@/components/picture/portrait';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { SuccessStories } from '@/content/schemas/stories';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import type { Crumb } from '@/lib/json-ld';
import { pictureOf } from '@/lib/picture/pictures';
import { numbersUnbroken } from '@/lib/words/unbroken';

type StoriesHeroProps = SuccessStories['hero'] &
  Pick<SuccessStories, 'metrics'> & {
    trail: readonly Crumb[];
    studies: readonly CaseStudy[];
    /** Stands at a quote that was made up. */
    sampleQuote: string;
  };

/** The claim, who speaks in the case studies, and what the company counts. */
export function StoriesHero({ metrics, note, studies, sampleQuote, ...hero }: StoriesHeroProps) {
  return (
    <PageHero
      {...hero}
      id="success-stories"
      layout="stacked"
      actions={<ProductActions />}
      below={
        <div className="frame pb-(--section-space)">
          <ul className="mt-8 grid gap-x-6 gap-y-5 lg:grid-cols-3">
            {studies.map(({ slug, href, hue, quote: { text, name, position, photo, sample } }) => (
              <li key={slug} className="relative flex items-start gap-4">
                <Portrait
                  name={name}
                  hue={hue}
                  photo={photo ? pictureOf(photo) : undefined}
                  className="story-face"
                />
                <div>
                  <p className="type-h5">“{numbersUnbroken(text)}”</p>
                  <p className="mt-2 type-small text-ink-2">
                    <a
                      href={href}
                      className="cover-link block font-semibold text-ink hover:underline"
                    >
                      {name}
                    </a>
                    {position}
                  </p>
                  {sample && <SampleMark className="mt-2">{sampleQuote}</SampleMark>}
                </div>
              </li>
            ))}
          </ul>
          <FigureRow figures={metrics} className="mt-14 grid-cols-2" />
          <p className="mt-6 type-small text-ink-3">{note}</p>
        </div>
      }
    />
  );
}
