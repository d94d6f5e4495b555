import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { ProductActions } from '@/components/blocks/product-actions/product-actions';
import { PagePicture } from '@/components/picture/picture';
import { Portrait } from '@/components/picture/portrait';
import { Icon } from '@/components/ui/icon/icon';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { SuccessStories } from '@/content/schemas/stories';
import type { CaseStudy } from '@/lib/content/stories/case-studies';
import type { Crumb } from '@/lib/json-ld';
import { pictureOf } from '@/lib/picture/pictures';
import { numbersUnbroken } from '@/lib/words/unbroken';
import './story-scenes.css';

type StoriesHeroProps = SuccessStories['hero'] &
  Pick<SuccessStories, 'metrics'> & {
    trail: readonly Crumb[];
    studies: readonly CaseStudy[];
    /** Stands at a quote that was made up. */
    sampleQuote: string;
  };

/** The claim, who speaks in the case studies, each at work, and what the company counts. */
export function StoriesHero({ metrics, note, studies, sampleQuote, ...hero }: StoriesHeroProps) {
  return (
    <PageHero
      {...hero}
      id="success-stories"
      layout="stacked"
      actions={<ProductActions />}
      below={
        <div className="frame pb-(--section-space)">
          <ul className="mt-8 grid gap-x-6 gap-y-8 lg:grid-cols-3">
            {studies.map((study, index) => (
              <li key={study.slug} className="story-scene relative grid gap-x-6 gap-y-4">
                <PagePicture
                  image={study.scene}
                  first={index === 0}
                  className="story-scene-picture w-full rounded-card object-cover"
                />
                <Words study={study} sample={sampleQuote} />
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

interface WordsProps {
  study: CaseStudy;
  sample: string;
}

/** A quote and who says it; the whole panel leads to the case study. */
function Words({ study, sample }: WordsProps) {
  const { text, name, position, photo, scene, ...quote } = study.quote;
  return (
    <div className="flex flex-col items-start">
      <p className="type-h5 grow">“{numbersUnbroken(text)}”</p>
      <div className="mt-3 flex w-full items-center gap-3">
        {!scene && (
          <Portrait name={name} hue={study.hue} photo={photo ? pictureOf(photo) : undefined} />
        )}
        <p className="grow type-small text-ink-2">
          <a href={study.href} className="cover-link block font-semibold text-ink hover:underline">
            {name}
          </a>
          {position}
        </p>
        <Icon name="arrow-right" className="size-5" />
      </div>
      {quote.sample && <SampleMark className="mt-2">{sample}</SampleMark>}
    </div>
  );
}
