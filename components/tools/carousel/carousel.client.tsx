'use client';

import { type ReactElement, type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button/button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/icon/icon';
import { carouselLock, firstSlide, moveTo, settle, step } from '@/lib/carousel/carousel';
import { moveFocus } from '@/lib/hooks/tab-keys';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { loadMotion, slideAcross } from './slide-across';
import { spokenOf } from './spoken';

interface Slide {
  id: string;
  /** Stands on its tab. */
  name: string;
  /** Class of its color, which the whole carousel takes on. */
  color: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  heading: ReactElement;
  /** What a slide shows, such as 'quote'. */
  noun: string;
  slides: readonly Slide[];
  /** The list of tabs reads from top to bottom. */
  vertical?: boolean;
  /** Classes of its parts; the root bears their number as `--slides`, and from 0 the active one as `--at`. */
  classes: Record<'root' | 'tabs' | 'tab' | 'selected' | 'arrows' | 'row' | 'slide', string>;
}

/**
 * A tabbed carousel of the W3C pattern: a row of slides that scrolls and snaps, which tabs and arrows
 * move as well. Nothing moves by itself. While a move lasts further ones are ignored. Without script
 * the tabs are links to the slides. Slides that are not beside the active one are `data-far`.
 */
export function Carousel(props: CarouselProps) {
  const { labelledBy, heading, noun, slides, vertical = false, classes } = props;
  const [state, setState] = useState(firstSlide);
  const row = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const hydrated = useHydrated();
  const { active, leaving } = state;
  const count = slides.length;
  const rowId = `${labelledBy}-slides`;

  useEffect(() => {
    if (state.leaving === null || !row.current) return;
    const end = slideAcross(row.current, state);
    if (status.current) status.current.textContent = spokenOf(row.current);
    const timer = setTimeout(() => setState(settle), carouselLock);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [state]);

  /** Takes over the slide that somebody has scrolled to. */
  const follow = () => {
    const { scrollLeft = 0, clientWidth = 0 } = row.current ?? {};
    const at = Math.round(Math.abs(scrollLeft) / clientWidth) || 0;
    setState((last) =>
      last.leaving === null && last.active !== at ? { ...last, active: at } : last,
    );
  };
  // Once, for who scrolled before the script ran.
  useEffect(follow, []);

  const preload = () => {
    loadMotion().catch(console.debug);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the W3C carousel is a group
    <div
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      style={{ '--slides': count, '--at': active }}
      className={cx(classes.root, slides[active]?.color)}
      onPointerEnter={preload}
      onFocus={preload}
    >
      {heading}
      {count > 1 && (
        <>
          <div
            role="tablist"
            aria-labelledby={labelledBy}
            aria-orientation={vertical ? 'vertical' : 'horizontal'}
            className={classes.tabs}
            onKeyDown={moveFocus}
          >
            {slides.map(({ id, name }, index) => (
              <a
                key={id}
                id={`${id}-tab`}
                href={`#${id}-slide`}
                role="tab"
                aria-selected={index === active}
                aria-controls={`${id}-slide`}
                tabIndex={index === active ? 0 : -1}
                className={cx(classes.tab, index === active && classes.selected)}
                onClick={(event) => {
                  event.preventDefault();
                  setState((last) => moveTo(last, index));
                }}
              >
                {name}
              </a>
            ))}
          </div>
          <div className={cx('flex gap-2.5 unprinted scripted', classes.arrows)}>
            {([-1, 1] as const).map((to) => (
              <Button
                key={to}
                variant={to === 1 ? 'ink' : 'outline'}
                aria-label={`${to === 1 ? 'Next' : 'Previous'} ${noun}`}
                aria-controls={rowId}
                className="size-12 px-0!"
                onClick={() => setState((last) => step(last, to, count))}
              >
                <Icon name={to === 1 ? 'arrow-right' : 'arrow-left'} />
              </Button>
            ))}
          </div>
        </>
      )}
      <div
        ref={row}
        id={rowId}
        className={cx(
          'relative flex scrollbar-none overflow-x-auto [scroll-snap-type:x_mandatory]',
          classes.row,
        )}
        onScroll={follow}
      >
        {slides.map(({ id, color, content }, index) => (
          // biome-ignore lint/a11y/useAriaPropsSupportedByRole: it is a tab panel or a group
          <div
            key={id}
            id={`${id}-slide`}
            // A single slide has no tab.
            {...(count > 1
              ? { role: 'tabpanel', 'aria-labelledby': `${id}-tab` }
              : { role: 'group', 'aria-labelledby': labelledBy })}
            aria-roledescription="slide"
            inert={hydrated && index !== active}
            data-far={Math.abs(index - active) > 1 && index !== leaving ? '' : undefined}
            className={cx('w-full min-w-0 shrink-0 snap-start', color, classes.slide)}
          >
            {content}
          </div>
        ))}
      </div>
      <p ref={status} role="status" translate="no" className="sr-only" />
    </div>
  );
}
