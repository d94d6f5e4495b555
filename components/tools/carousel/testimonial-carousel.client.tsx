'use client';

import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import type { Direction } from '@/lib/carousel/carousel';
import { useCarousel } from './use-carousel';
import './testimonial-carousel.css';

interface TestimonialCarouselProps {
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  heading: ReactElement;
  /** `name` stands at the stop; `color` is the class of the slide's thread. */
  slides: readonly { id: string; name: string; color: string; content: ReactNode }[];
}

/** More than a phone has room for with their names. */
const mostNamed = 3;

/**
 * Quotes as stops of one thread: a grouped carousel of the W3C pattern. The arrows step around the
 * ends, a stop jumps to its quote, and nothing moves by itself. Without script the quotes stand one
 * under another; a single one stands without a thread.
 */
export function TestimonialCarousel({ labelledBy, heading, slides }: TestimonialCarouselProps) {
  const count = slides.length;
  const { active, track, group, slide, pick, go } = useCarousel(labelledBy, count);
  const slidesId = `${labelledBy}-slides`;
  const single = count < 2;

  const arrow = (to: Direction, label: string) => (
    <Button
      variant={to === 1 ? 'ink' : 'outline'}
      aria-label={label}
      aria-controls={slidesId}
      className="size-12 px-0!"
      onClick={() => go(to)}
    >
      <Icon name={to === 1 ? 'arrow-right' : 'arrow-left'} />
    </Button>
  );

  return (
    <div {...group} className={slides[active]?.color}>
      <div className="frame mt-3 flex items-end flex-wrap justify-between gap-6">
        {heading}
        {!single && (
          <div className="scripted flex shrink-0 gap-2.5">
            {arrow(-1, 'Previous quote')}
            {arrow(1, 'Next quote')}
          </div>
        )}
      </div>
      {!single && (
        // biome-ignore lint/a11y/useSemanticElements: buttons, not fields
        <div
          role="group"
          aria-label="Choose a quote"
          // Its stops, and how many of them the one in view is off the middle.
          style={{ '--stops': count, '--at': active - (count - 1) / 2 } as CSSProperties}
          className={cx(
            'carousel-thread scripted relative mt-8 grid justify-center',
            count > mostNamed && 'carousel-nameless',
          )}
        >
          {slides.map(({ id, name }, i) => (
            <button
              key={id}
              type="button"
              aria-label={`Quote ${i + 1} of ${count}: ${name}`}
              aria-controls={slidesId}
              aria-disabled={i === active}
              className="carousel-stop type-label"
              onClick={() => pick(i)}
            >
              <span className="carousel-name">{name}</span>
            </button>
          ))}
        </div>
      )}
      <div
        ref={track}
        id={slidesId}
        aria-live="polite"
        className="mt-6 grid grid-cols-1 overflow-clip lg:mt-10"
      >
        {slides.map(({ id, content }, i) => (
          // biome-ignore lint/a11y/useSemanticElements: a slide is a group in the W3C carousel pattern
          <div
            key={id}
            role="group"
            aria-roledescription="slide"
            aria-label={`${i + 1} of ${count}`}
            {...slide(i)}
            className="carousel-slide frame"
          >
            {content}
          </div>
        ))}
      </div>
    </div>
  );
}
