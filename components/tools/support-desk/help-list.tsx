import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import { ArticleFacts, DifficultyTag, Tag } from '@/components/ui/tag/tag';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { kinds } from '@/lib/help/kinds';
import { counted } from '@/lib/words/count';

/** Below the words in a narrow window, beside them in a wide one. */
const below = 'col-start-2 @min-[62rem]:col-start-auto';

type HelpListProps = { articles: Readonly<ReturnType<typeof listedArticles>> };

/** Help articles in learning order, each with what the list is searched and sorted by. */
export const HelpList = ({ articles }: HelpListProps) => (
  <ul data-desk="list">
    {articles.map((article) => {
      const { name, hue } = supportCategoryOf(article.category);
      return (
        <li
          key={article.slug}
          className="help-item group relative grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 gap-y-2.5 rule-b border-line py-5 @min-[62rem]:grid-cols-[auto_minmax(0,1fr)_13.5rem_15rem_5.5rem_auto] @min-[62rem]:items-center @min-[62rem]:py-4"
          data-topic={article.category}
          data-updated={article.updated}
          data-views={article.views}
        >
          <span
            className={`help-stop mt-0.5 size-5 rounded-full [border-width:5px] border-(--hue) data-read:bg-(--hue) data-read:forced-color-adjust-none @min-[62rem]:mt-0 hue-${hue}`}
          >
            <span data-desk="read" className="sr-only" />
          </span>
          <div>
            <h3 className="type-h5">
              <a
                href={article.href}
                className="cover-link decoration-2 underline-offset-[5px] group-hover:underline"
              >
                {article.title}
              </a>
            </h3>
            <p className="mt-1 type-small text-ink-2">{article.description}</p>
          </div>
          <p className={below}>
            <Tag className={`bg-${hue}-tint text-${hue}-text`}>{name}</Tag>
          </p>
          <p
            className={`flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-2 ${below}`}
          >
            <span>{kinds[article.type]}</span>
            <DifficultyTag level={article.difficulty} />
            <ArticleFacts readTime={article.readTime} views={article.views} />
          </p>
          <p
            className={`flex gap-x-4 gap-y-1 type-label text-ink-2 @min-[62rem]:flex-col ${below}`}
          >
            <span>{counted(article.chapters, 'chapter')}</span>
            <Day date={article.updated} />
          </p>
          <Icon name="chevron-right" className="hidden size-5 @min-[62rem]:block" />
        </li>
      );
    })}
  </ul>
);
