import { Picture } from '@/components/picture/picture';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { Note } from '@/components/ui/note/note';
import { InlineItems, InlineText } from '@/components/ui/prose/inline-text';
import { Stops } from '@/components/ui/route/stops';
import { SampleMark } from '@/components/ui/sample-mark/sample-mark';
import type { ArticleSection } from '@/content/blog/types';
import { shortName } from '@/lib/blog/address';
import { headingUnbroken, numbersUnbroken } from '@/lib/words/unbroken';

interface ArticlePartProps {
  part: ArticleSection;
  /** Of a titled part: an h3 below a heading of the article, an h2 above the first one. */
  heading: 'h2' | 'h3';
  sampleQuote: string;
}

export function ArticlePart({ part, heading: Title, sampleQuote }: ArticlePartProps) {
  switch (part.type) {
    case 'paragraph':
      return <InlineText as="p">{part.content}</InlineText>;
    case 'heading':
      return (
        <h2 id={shortName(part.content)} className="article-chapter mt-14 type-h3">
          {headingUnbroken(part.content)}
        </h2>
      );
    case 'list':
      return (
        <div className="mt-10">
          <Title className="type-h4">{headingUnbroken(part.title)}</Title>
          <Stops joined className="article-stops mt-3">
            <InlineItems items={part.items} />
          </Stops>
        </div>
      );
    case 'quote':
      return (
        <figure className="article-quote relative mt-10 overflow-clip">
          <svg
            aria-hidden="true"
            fill="none"
            stroke="var(--color-madder)"
            strokeWidth="5"
            className="absolute start-2 top-2 h-full overflow-hidden"
          >
            <path d="M10 2000V31L32 3" />
            <circle cx="10" cy="66" r="8" fill="var(--color-paper)" strokeWidth="4" />
          </svg>
          <blockquote className="article-quotation type-h3">“{part.content}”</blockquote>
          <figcaption className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-2 type-small text-ink-2">
            {part.author}
            {part.sample && <SampleMark>{sampleQuote}</SampleMark>}
          </figcaption>
        </figure>
      );
    case 'highlight':
      return (
        <Note className="mt-10 rounded-card rule border-transparent bg-ochre-tint p-6">
          <span className="article-lamp row-span-2 grid size-11 place-items-center self-start rounded-control">
            <Icon name="lightbulb" className="size-5.5" />
          </span>
          <Title className="type-h4">{headingUnbroken(part.title)}</Title>
          <InlineText as="p">{part.content}</InlineText>
        </Note>
      );
    case 'stats':
      return (
        <div className="mt-10 rule-t-bold rule-b-bold border-ink pt-3">
          <Title className="type-h5">{headingUnbroken(part.title)}</Title>
          <dl className="article-stats mt-4 mb-4 grid ruled-cells">
            {part.stats.map(({ number, label }) => (
              <div key={label} className="article-stat flex flex-col gap-2">
                <dt className="type-small order-1 text-ink-2 [overflow-wrap:anywhere]">
                  {numbersUnbroken(label)}
                </dt>
                {/* A number and its unit fit into a fourth of the row. */}
                <dd className={part.stats.length > 3 ? 'type-h3' : 'type-h2'}>
                  {numbersUnbroken(number)}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      );
    case 'image': {
      const isChart = part.src.startsWith('chart-');
      return (
        <figure className="article-figure mt-10">
          <div className={cx(isChart && 'rounded-card rule border-line bg-surface')}>
            <Picture
              name={part.src}
              alt={part.alt}
              className={cx('w-full', isChart && 'article-chart')}
            />
          </div>
          <figcaption className="article-caption route-dash mt-3 grid grid-cols-[auto_1fr] gap-3 type-small text-ink-2">
            {numbersUnbroken(part.caption)}
          </figcaption>
        </figure>
      );
    }
  }
}
