'use client';

import { type ReactNode, useSyncExternalStore } from 'react';
import { cx } from '@/components/ui/cx';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import { isRead, onRead, readGuides } from '@/lib/help/read-guides';
import type { Href } from '@/lib/routes';
import './help-list.css';

/** A help article as the list searches, sorts and shows it. */
export interface ListedArticle {
  readonly slug: string;
  readonly href: Href;
  readonly title: string;
  readonly category: string;
  readonly updated: string;
  readonly views: number;
  readonly thread: Thread;
  /** What its row says, made with the page: the list's script needs nothing of it. */
  readonly row: ReactNode;
}

const nothing = () => '';

/** Help articles with type, difficulty, read time and views; the stop of one that was read is filled. */
export function HelpList({ articles }: { articles: readonly ListedArticle[] }) {
  const read = useSyncExternalStore(onRead, readGuides, nothing);
  return (
    <ul>
      {articles.map(({ slug, thread, row }) => (
        <li key={slug} className="help-item relative grid rule-b border-line">
          <Stop thread={thread} read={isRead(read, slug)} />
          {row}
        </li>
      ))}
    </ul>
  );
}

const Stop = ({ thread, read }: { thread: Thread; read: boolean }) => (
  <span className={cx('help-stop', threadClasses[thread].color, read && 'help-stop-read')}>
    {read && <span className="sr-only">Read: </span>}
  </span>
);
