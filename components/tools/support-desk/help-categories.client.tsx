'use client';

import type { MouseEvent } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import { isModified } from '@/lib/address/site-link';
import type { IconName } from '@/lib/icons/icons';
import { counted } from '@/lib/words/count';
import './help-categories.css';

export interface HelpCategory {
  id: string;
  name: string;
  description: string;
  thread: Thread;
  icon: IconName;
  href: string;
  articleCount: number;
}

interface HelpCategoriesProps {
  title: string;
  categories: readonly HelpCategory[];
  chosen: string;
  onChoose: (category: string) => void;
}

/** The six categories as a ruled list in two columns; each is a link that filters the list below. */
export function HelpCategories({ title, categories, chosen, onChoose }: HelpCategoriesProps) {
  const follow = (event: MouseEvent, id: string) => {
    if (isModified(event)) return;
    event.preventDefault();
    onChoose(id);
  };
  return (
    <nav aria-label={title} className="frame help-categories">
      <ul className="help-category-list">
        {categories.map(({ id, name, description, thread, icon, href, articleCount }, index) => (
          <li key={id}>
            <a
              href={href}
              className={cx('help-category', index % 2 === 1 && 'help-category-right')}
              aria-current={chosen === id ? 'true' : undefined}
              onClick={(event) => follow(event, id)}
            >
              <span
                className={cx('help-glyph', threadClasses[thread].tint, threadClasses[thread].text)}
              >
                <Icon name={icon} className="help-glyph-icon" />
              </span>
              <span>
                <span className="help-category-name type-h4">{name}</span>
                <span className="help-category-text text-ink-2">{description}</span>
              </span>
              {articleCount > 0 && (
                <span className="help-category-count type-label">
                  {counted(articleCount, 'article')}
                </span>
              )}
              <Icon name="chevron-right" className="help-category-arrow" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
