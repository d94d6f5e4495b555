import { Picture } from '@/components/picture/picture';
import { Icon } from '@/components/ui/icon/icon';
import { InlineText } from '@/components/ui/prose/inline-text';
import type { ArticleSection } from '@/content/blog/types';

type Part<Type extends ArticleSection['type']> = Extract<ArticleSection, { type: Type }>;

/** Heading of a part: an h3 below a heading of the article, an h2 above the first one. */
export type PartTitle = 'h2' | 'h3';

/** Items as stops on the category's thread. */
export function ArticleList({ part, title: Title }: { part: Part<'list'>; title: PartTitle }) {
  return (
    <div className="article-list">
      <Title className="type-h4">{part.title}</Title>
      <ul>
        {part.items.map((item) => (
          <li key={item}>
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
      <svg aria-hidden="true">
        <path d="M10 2000V31L32 3" />
        <circle cx="10" cy="66" r="8" />
      </svg>
      <blockquote className="type-h3">“{part.content}”</blockquote>
      <figcaption className="type-small text-ink-2">
        {part.author}
        {part.sample && <span className="sample-mark type-label">{sample}</span>}
      </figcaption>
    </figure>
  );
}

/** Numbers in ruled columns. */
export function ArticleStats({ part, title: Title }: { part: Part<'stats'>; title: PartTitle }) {
  return (
    <div className="article-stats">
      <Title className="type-h5">{part.title}</Title>
      <dl>
        {part.stats.map(({ number, label }) => (
          <div key={label}>
            <dt className="type-small text-ink-2">{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** What to remember of a stretch, on an ochre tint. */
export function ArticleHighlight({
  part,
  title: Title,
}: {
  part: Part<'highlight'>;
  title: PartTitle;
}) {
  return (
    <div className="article-highlight">
      <span>
        <Icon name="lightbulb" className="size-5.5" />
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
      <Picture name={part.src} {...size} alt={part.alt} />
      <figcaption className="type-small text-ink-2">{part.caption}</figcaption>
    </figure>
  );
}
