import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { SuccessStories } from '@/content/schemas/stories';
import type { Crumb } from '@/lib/json-ld';
import './stories-hero.css';

type StoriesHeroProps = SuccessStories['hero'] & {
  trail: readonly Crumb[];
  metrics: readonly RowFigure[];
};

/** First screen of the success stories: a claim about counting, and what the company counts. */
export function StoriesHero({ trail, title, lead, metrics, note }: StoriesHeroProps) {
  return (
    <section aria-labelledby="success-stories" className="stories-hero frame">
      <Breadcrumb trail={trail} />
      <div className="stories-claim mt-10 grid gap-x-16 gap-y-6">
        <h1 id="success-stories" className="type-h1">
          {title}
        </h1>
        <p className="stories-lead type-lead text-ink-2">{lead}</p>
      </div>
      <FigureRow figures={metrics} className="stories-figures" />
      <p className="mt-6 type-small text-ink-3">{note}</p>
    </section>
  );
}
