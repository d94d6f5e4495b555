'use client';

import { ArticleFacts } from '@/components/ui/tag/article-facts';
import { DifficultyTag } from '@/components/ui/tag/difficulty-tag';
import type { listedArticles } from '@/lib/content/help';
import './help-list.css';

/** A help article as the list shows it. */
export type ListedArticle = ReturnType<typeof listedArticles>[number];

const types = { video: 'Video', guide: 'Guide', other: 'Article' } as const;

/** Help articles with type, difficulty, read time and views. */
export function HelpList({ articles }: { articles: readonly ListedArticle[] }) {
  return (
    <ul>
      {articles.map(({ href, title, type, difficulty, readTime, views }) => (
        <li
          key={href}
          className="help-item relative grid gap-x-8 gap-y-2.5 rule-b border-line py-6"
        >
          <h3 className="type-h4">
            <a href={href} className="help-item-title cover-link">
              {title}
            </a>
          </h3>
          <p className="flex flex-wrap items-center gap-x-4 gap-y-2 type-small text-ink-2">
            <span>{types[type]}</span>
            <DifficultyTag level={difficulty} />
            <ArticleFacts readTime={readTime} views={views} />
          </p>
        </li>
      ))}
    </ul>
  );
}
