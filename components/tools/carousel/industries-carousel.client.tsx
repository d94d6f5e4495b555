'use client';

import type { ReactElement, ReactNode } from 'react';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { type Direction, nextIndex } from '@/lib/carousel/carousel';
import { moveFocus } from '@/lib/hooks/tab-keys';
import { useCarousel } from './use-carousel';

interface IndustriesCarouselProps {
  labelledBy: string;
  heading: ReactElement;
  /** `sheet` is the class of the slide's ground, which the whole band takes on. */
  slides: readonly { id: string; title: string; sheet: string; content: ReactNode }[];
}

/**
 * The industries as a tabbed carousel of the W3C pattern: the list picks, the arrows step around,
 * and nothing moves while a move lasts. Without script all slides stand in a row that
 * scrolls (industries.css), and the list links to them. Pictures load with their slide or the one
 * before it.
 */
export function IndustriesCarousel({ labelledBy, heading, slides }: IndustriesCarouselProps) {
  const count = slides.length;
  const { active, leaving, track, group, slide, pick, go } = useCarousel(labelledBy, count);
  const near = [active, leaving, nextIndex(active, count)];

  const arrow = (to: Direction, label: string) => (
    <button
      type="button"
      aria-label={label}
      aria-controls={`${labelledBy}-slides`}
      className={cx(
        'industries-arrow grid size-12 place-items-center rounded-large rule-bold border-ink',
        to === 1 && 'industries-arrow-next bg-ink text-paper',
      )}
      onClick={() => go(to)}
    >
      <Icon name={to === 1 ? 'arrow-right' : 'arrow-left'} />
    </button>
  );

  return (
    <div {...group} className={cx('industries grid grid-cols-1', slides[active]?.sheet)}>
      {heading}
      <div
        role="tablist"
        aria-labelledby={labelledBy}
        aria-orientation="vertical"
        className="industries-list mt-5 mb-8 grid px-(--page-margin) grid-cols-1 content-start [overflow-wrap:anywhere]"
        onKeyDown={moveFocus}
      >
        {slides.map(({ id, title }, i) => (
          <a
            key={id}
            id={`${id}-tab`}
            href={`#${id}-slide`}
            role="tab"
            aria-selected={i === active}
            aria-controls={`${id}-slide`}
            tabIndex={i === active ? 0 : -1}
            className={cx(
              'industries-tab flex items-center justify-between py-2',
              i === active && 'text-link-ahead',
            )}
            onClick={(event) => {
              event.preventDefault();
              pick(i);
            }}
          >
            {title}
          </a>
        ))}
      </div>
      <div
        ref={track}
        id={`${labelledBy}-slides`}
        aria-live="polite"
        className="industries-slides grid min-w-0 overflow-clip"
      >
        {slides.map(({ id, sheet, content }, i) => (
          <div
            key={id}
            id={`${id}-slide`}
            role="tabpanel"
            aria-roledescription="slide"
            aria-labelledby={`${id}-tab`}
            {...slide(i)}
            data-far={near.includes(i) ? undefined : ''}
            className={cx('industries-slide relative flex w-full min-w-0 shrink-0 flex-col', sheet)}
          >
            {content}
          </div>
        ))}
      </div>
      <div className="industries-arrows relative flex gap-2.5 px-(--page-margin) unprinted">
        {arrow(-1, 'Previous industry')}
        {arrow(1, 'Next industry')}
      </div>
    </div>
  );
}
