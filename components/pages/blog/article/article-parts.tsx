import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { InlineText } from '@/components/ui/prose/inline-text';
import type { ArticleSection } from '@/content/blog/types';
import './article-parts.css';

type Part<Type extends ArticleSection['type']> = Extract<ArticleSection, { type: Type }>;

/** Heading of a part: an h3 below a heading of the article, an h2 above the first one. */
export type PartTitle = 'h2' | 'h3';

interface TitledProps<Type extends ArticleSection['type']> {
  part: Part<Type>;
  title: PartTitle;
}

/** Items as stops on the category's thread. */
export function ArticleList({ part, title: Title }: TitledProps<'list'>) {
  return (
    <div className="article-list">
      <Title className="type-h4">{part.title}</Title>
      <ul className="article-stops">
        {part.items.map((item) => (
          <li key={item} className="article-stop">
            <InlineText>{item}</InlineText>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** A quote on a madder branch; where nobody said it, it says so. */
export function ArticleQuote({ part, sample }: { part: Part<'quote'>; sample: string }) {
  return (
    <figure className="article-quote">
      <svg aria-hidden="true" className="article-branch">
        <path d="M10 2000V31L32 3" />
        <circle className="article-branch-stop" cx="10" cy="66" r="8" />
      </svg>
      <blockquote className="article-quote-words type-h3">“{part.content}”</blockquote>
      <figcaption className="article-quote-author type-small text-ink-2">
        {part.author}
        {part.sample && <span className="article-sample type-label">{sample}</span>}
      </figcaption>
    </figure>
  );
}

/** Numbers in ruled columns. */
export function ArticleStats({ part, title: Title }: TitledProps<'stats'>) {
  return (
    <div className="article-stats">
      <Title className="type-h5">{part.title}</Title>
      <dl className="article-stat-row">
        {part.stats.map(({ number, label }) => (
          <div key={label} className="article-stat">
            <dt className="article-stat-label type-small text-ink-2">{label}</dt>
            <dd className="article-stat-number type-h2">{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What to remember of a stretch, on an ochre tint. */
export function ArticleHighlight({ part, title: Title }: TitledProps<'highlight'>) {
  return (
    <div className="article-highlight">
      <span className="article-highlight-sign">
        <Icon name="lightbulb" className="article-highlight-icon" />
      </span>
      <Title className="type-h4">{part.title}</Title>
      <p>
        <InlineText>{part.content}</InlineText>
      </p>
    </div>
  );
}

interface ArticleFigureProps {
  part: Part<'image'>;
  size: { width: number; height: number };
}

/** A chart of the article's numbers with its caption. */
export function ArticleFigure({ part, size }: ArticleFigureProps) {
  return (
    <figure className="article-figure">
      <Picture name={part.src} {...size} alt={part.alt} className="article-chart" />
      <figcaption className="article-caption type-small text-ink-2">{part.caption}</figcaption>
    </figure>
  );
}
