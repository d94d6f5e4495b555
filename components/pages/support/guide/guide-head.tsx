import { Breadcrumb } from '@/components/ui/breadcrumb/breadcrumb';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { ArticleFacts } from '@/components/ui/tag/article-facts';
import { DifficultyTag } from '@/components/ui/tag/difficulty-tag';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { HelpArticle } from '@/content/help/types';
import type { Crumb } from '@/lib/json-ld';
import { type Href, routes } from '@/lib/routes';

interface GuideHeadProps {
  trail: readonly Crumb[];
  article: HelpArticle;
  category: { name: string; thread: Thread; href: Href };
  /** Name of the search box, which asks the support center. */
  search: string;
}

/** A guide's title with category, difficulty, read time, views, team and day (SPEC 2). */
export function GuideHead({ trail, article, category, search }: GuideHeadProps) {
  const { title, difficulty, readTime, views, author, updated } = article;
  const { tint, text } = threadClasses[category.thread];
  return (
    <header className="guide-head bg-sunk">
      <div className="frame">
        <Breadcrumb trail={trail} />
        <search>
          <form action={routes.support}>
            <Icon name="search" className="" />
            <input type="search" name="q" aria-label={search} placeholder={search} />
          </form>
        </search>
        <h1 id="guide-title" className="type-h2">
          {title}
        </h1>
        <p className="help-facts">
          <a href={category.href} className={cx('tag guide-category thread-dash', tint, text)}>
            {category.name}
          </a>
          <DifficultyTag level={difficulty} />
          <ArticleFacts readTime={readTime} views={views} />
          <span>
            {author}, updated <time dateTime={updated}>{updated}</time>
          </span>
        </p>
      </div>
    </header>
  );
}
