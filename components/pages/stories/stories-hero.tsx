import { FigureRow, type RowFigure } from '@/components/blocks/figure-row/figure-row';
import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import type { Crumb } from '@/lib/json-ld';
import './stories-hero.css';

interface StoriesHeroProps {
  trail: readonly Crumb[];
  title: string;
  lead: string;
  metrics: readonly RowFigure[];
  /** Whose count the figures are. */
  note: string;
}

/** First screen of the success stories: a claim about counting, and what the company counts. */
export function StoriesHero({ trail, title, lead, metrics, note }: StoriesHeroProps) {
  return (
    <section aria-labelledby="success-stories" className="frame stories-hero">
      <Breadcrumb trail={trail} />
      <div className="stories-words">
        <h1 id="success-stories" className="type-h1">
          {title}
        </h1>
        <p className="type-lead text-ink-2 stories-lead">{lead}</p>
      </div>
      <FigureRow figures={metrics} className="stories-figures" />
      <p className="type-small text-ink-3 stories-note">{note}</p>
    </section>
  );
}
