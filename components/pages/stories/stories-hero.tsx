import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { successStories } from '@/content/success-stories';
import type { Crumb } from '@/lib/json-ld';

type StoriesHeroProps = typeof successStories.hero & {
  trail: readonly Crumb[];
  metrics: readonly RowFigure[];
};

/** First screen of the success stories: a claim about counting, and what the company counts. */
export function StoriesHero({ trail, title, lead, metrics, note }: StoriesHeroProps) {
  return (
    <section aria-labelledby="success-stories" className="frame pt-12 pb-(--section-space)">
      <Breadcrumb trail={trail} />
      <div className="mt-10 grid gap-x-16 gap-y-6 lg:grid-cols-[7fr_5fr] lg:items-end">
        <h1 id="success-stories" className="type-h1">
          {title}
        </h1>
        <p className="max-w-104 type-lead text-ink-2">{lead}</p>
      </div>
      <FigureRow figures={metrics} className="mt-16 sm:max-lg:grid-cols-2" />
      <p className="mt-6 type-small text-ink-3">{note}</p>
    </section>
  );
}
