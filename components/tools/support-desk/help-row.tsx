import { cx } from '@/components/ui/cx';
import { Day } from '@/components/ui/day/day';
import { Icon } from '@/components/ui/icon/icon';
import { ArticleFacts } from '@/components/ui/tag/article-facts';
import { DifficultyTag } from '@/components/ui/tag/difficulty-tag';
import { Tag } from '@/components/ui/tag/tag';
import { threadClasses } from '@/components/ui/thread/thread';
import { type listedArticles, supportCategoryOf } from '@/lib/content/help';
import { kinds } from '@/lib/help/kinds';
import { counted } from '@/lib/words/count';

type Article = ReturnType<typeof listedArticles>[number];

/** What a row says of its article: title, category, type, difficulty, read time, views and day. */
export function HelpRow({ category, ...article }: Article) {
  const { name, thread } = supportCategoryOf(category);
  const { tint, text } = threadClasses[thread];
  return (
    <div className="help-row">
      <div>
        <h3 className="type-h5">
          <a href={article.href} className="help-item-title cover-link">
            {article.title}
          </a>
        </h3>
        <p className="mt-1 type-small text-ink-2">{article.description}</p>
      </div>
      <p className="help-item-category">
        <Tag className={cx(tint, text)}>{name}</Tag>
      </p>
      <p className="help-item-facts flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-2">
        <span>{kinds[article.type]}</span>
        <DifficultyTag level={article.difficulty} />
        <ArticleFacts readTime={article.readTime} views={article.views} />
      </p>
      <p className="help-item-day type-label text-ink-2">
        <span>{counted(article.chapters, 'chapter')}</span>
        <Day date={article.updated} />
      </p>
      <Icon name="chevron-right" className="help-item-arrow size-5" />
    </div>
  );
}
