'use client';

import { useSyncExternalStore } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { ArticleFacts } from '@/components/ui/tag/article-facts';
import { DifficultyTag } from '@/components/ui/tag/difficulty-tag';
import { Tag } from '@/components/ui/tag/tag';
import { threadClasses } from '@/components/ui/thread/thread';
import type { listedArticles } from '@/lib/content/help';
import { kinds } from '@/lib/help/kinds';
import { isRead, onRead, readGuides } from '@/lib/help/read-guides';
import { counted } from '@/lib/words/count';
import type { HelpCategory } from './help-categories.client';
import './help-list.css';
import { spelledDate } from '@/lib/words/time-words';

/** A help article as the list shows it. */
export type ListedArticle = ReturnType<typeof listedArticles>[number];

interface HelpListProps {
  articles: readonly ListedArticle[];
  categories: readonly HelpCategory[];
}

const nothing = () => '';

/** Help articles with type, difficulty, read time and views; the stop of one that was read is filled. */
export function HelpList({ articles, categories }: HelpListProps) {
  const read = useSyncExternalStore(onRead, readGuides, nothing);
  return (
    <ul>
      {articles.map((article) => {
        const category = categories.find(({ id }) => id === article.category);
        return (
          <HelpRow
            key={article.href}
            {...article}
            category={category}
            read={isRead(read, article.slug)}
          />
        );
      })}
    </ul>
  );
}

type HelpRowProps = Omit<ListedArticle, 'category'> & {
  category: HelpCategory | undefined;
  read: boolean;
};

function HelpRow({ category, read, ...article }: HelpRowProps) {
  const { color, tint, text } = threadClasses[category?.thread ?? 'cobalt'];
  return (
    <li className="help-item relative grid rule-b border-line">
      <span className={cx('help-stop', color, read && 'help-stop-read')} />
      <div>
        <h3 className="type-h5">
          <a href={article.href} className="help-item-title cover-link">
            {article.title}
          </a>
          {read && <span className="sr-only">, read</span>}
        </h3>
        <p className="mt-1 type-small text-ink-2">{article.description}</p>
      </div>
      <p className="help-item-category">
        {category && <Tag className={cx(tint, text)}>{category.name}</Tag>}
      </p>
      <p className="help-item-facts flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-2">
        <span>{kinds[article.type]}</span>
        <DifficultyTag level={article.difficulty} />
        <ArticleFacts readTime={article.readTime} views={article.views} />
      </p>
      <p className="help-item-day type-label text-ink-2">
        <span>{counted(article.chapters, 'chapter')}</span>
        <time dateTime={article.updated}>{spelledDate(article.updated)}</time>
      </p>
      <Icon name="chevron-right" className="help-item-arrow size-5" />
    </li>
  );
}
