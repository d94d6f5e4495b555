import type { ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { PlusSign } from '@/components/ui/icon/icon';
import { Boundary } from '@/components/ui/island/island.client';
import { StopLink, Stops } from '@/components/ui/route/stops';
import { numbersUnbroken } from '@/lib/words/unbroken';
import { ReadingPlace } from './reading-place.client';
import './contents.css';

interface ContentsProps {
  headings: readonly { id: string; title: string }[];
  className?: string;
  children?: ReactNode;
}

/** The page's headings as stops of a line that fills as one reads; on narrow windows it folds. */
export function Contents({ headings, className, children }: ContentsProps) {
  return (
    // The grid item is as tall as its row, so that the sticky box in it ends with the row.
    <div className={cx('unprinted', className)}>
      <div className="page-contents">
        <nav aria-label="On this page">
          <details className="page-contents-fold">
            <summary className="page-contents-title flex min-h-12 items-center justify-between rule-b-bold border-ink font-semibold">
              On this page
              <PlusSign className="size-4" />
            </summary>
            <Stops as="ol" joined className="page-contents-list py-3 text-[.9375rem] text-ink-3">
              {headings.map(({ id, title }) => (
                <li key={id}>
                  <StopLink href={`#${id}`}>{numbersUnbroken(title)}</StopLink>
                </li>
              ))}
            </Stops>
          </details>
          <Boundary name="reading place">
            <ReadingPlace />
          </Boundary>
        </nav>
        {children}
      </div>
    </div>
  );
}
