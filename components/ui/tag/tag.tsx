import type { ComponentProps } from 'react';
import { Icon } from '@/components/ui/icon/icon';
import { count } from '@/lib/words/count';
import { cx } from '../cx';
import './ink-hue.css';

export const Tag = ({ className, ...rest }: ComponentProps<'span'>) => (
  <span className={cx('tag', className)} {...rest} />
);

const levels = {
  beginner: { name: 'Beginner', dots: 1, colors: 'bg-success-ground text-success' },
  intermediate: { name: 'Intermediate', dots: 2, colors: 'bg-ochre-tint text-ochre-text' },
  advanced: { name: 'Advanced', dots: 3, colors: 'bg-error-ground text-error' },
} as const;

/** How much an article expects: the word, one to three dots, and green, amber or red. */
export function DifficultyTag({ level }: { level: keyof typeof levels }) {
  const { name, dots, colors } = levels[level];
  return (
    <Tag className={colors}>
      {/* Strokes of no length, 8 apart: their round ends are the dots. */}
      <svg aria-hidden="true" width={8 * dots - 2} height="6" stroke="currentColor">
        <path
          d={`M3 3h${8 * dots - 7.9}`}
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray="0 8"
        />
      </svg>
      {name}
    </Tag>
  );
}

export function ArticleFacts({ readTime, views }: { readTime: number; views: number }) {
  return (
    <>
      <span className="inline-flex items-center gap-1.5">
        <Icon name="clock" className="size-4.5" />
        {readTime} min read
      </span>
      {views > 0 ? (
        <span className="inline-flex items-center gap-1.5">
          <Icon name="eye" className="size-4.5" />
          {count(views)} views
        </span>
      ) : (
        <span>New guide</span>
      )}
    </>
  );
}
