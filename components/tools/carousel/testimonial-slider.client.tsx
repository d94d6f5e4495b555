'use client';

import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { whenNear } from '@/lib/browser/when-near';
import type { Slider } from './slider';
import { spokenOf } from './spoken';

interface TestimonialSliderProps {
  /** Id of the heading that names the carousel. */
  labelledBy: string;
  /** Buttons with `data-step` and, in `data-slides`, the slides: rendered on the server. */
  children: readonly ReactElement[];
}

/**
 * A carousel of the W3C pattern. Its slider (Swiper) is fetched when the row comes near, or at the
 * first press of a button; until then the row scrolls natively.
 */
export function TestimonialSlider({ labelledBy, children }: TestimonialSliderProps) {
  const root = useRef<HTMLDivElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const slider = useRef<Promise<Slider | undefined>>(undefined);

  const rowOf = () => root.current?.querySelector<HTMLElement>('[data-slides]');
  const load = () => {
    slider.current ??= import('./slider')
      .then(({ startSlider }) => {
        const row = rowOf();
        return row ? startSlider(row) : undefined;
      })
      .catch((error) => {
        console.debug(error);
        slider.current = undefined;
        return undefined;
      });
    return slider.current;
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: watches once, from mount to unmount
  useEffect(() => {
    const stop = whenNear(root.current ? [root.current] : [], '400px', () => {
      stop();
      load();
    });
    return () => {
      stop();
      slider.current?.then((running) => running?.stop());
      slider.current = undefined;
    };
  }, []);

  const step = async (event: MouseEvent) => {
    const button = (event.target as Element).closest<HTMLElement>('[data-step]');
    if (!button) return;
    const by = Number(button.dataset.step);
    const running = await load();
    const row = rowOf();
    running?.step(by);
    if (running && row && status.current) status.current.textContent = spokenOf(row);
    // Without it the row scrolls by itself, a slide's width on.
    if (!running) row?.scrollBy({ left: by * row.clientWidth, behavior: 'smooth' });
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: the W3C carousel is a group
    // biome-ignore lint/a11y/useKeyWithClickEvents: catches the clicks of the buttons inside, keys included
    <div
      ref={root}
      role="group"
      aria-roledescription="carousel"
      aria-labelledby={labelledBy}
      onClick={step}
      className="quote-slider"
    >
      {children}
      <p ref={status} role="status" translate="no" className="sr-only" />
    </div>
  );
}
