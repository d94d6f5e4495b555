import { FigureRow } from '@/components/blocks/figure-row/figure-row';
import { PageHero } from '@/components/blocks/page-hero/page-hero';
import { PagePicture } from '@/components/picture/picture';
import type { SuccessStories } from '@/content/schemas/stories';
import type { Crumb } from '@/lib/json-ld';

type StoriesHeroProps = SuccessStories['hero'] &
  Pick<SuccessStories, 'metrics'> & { trail: readonly Crumb[] };

/** The claim, and what the company counts. */
export function StoriesHero({ metrics, note, ...hero }: StoriesHeroProps) {
  return (
    <PageHero
      {...hero}
      id="success-stories"
      layout="stacked"
      below={
        <div className="frame pb-(--section-space)">
          <PagePicture
            className="mt-8"
            image={{
              picture: 'faces',
              narrow: 'faces-phone',
              alt: 'Nine invented people at work, among them a dispatcher, a cook and a technician.',
            }}
          />
          <FigureRow figures={metrics} className="mt-14" />
          <p className="mt-6 type-small text-ink-3">{note}</p>
        </div>
      }
    />
  );
}
