import { useEffect, useRef, useState } from 'react';
import {
  carouselLock,
  type Direction,
  firstSlide,
  moveTo,
  settle,
  step,
} from '@/lib/carousel/carousel';
import { loadMotion, slideAcross } from './slide-motion';

const preload = () => {
  loadMotion().catch(console.debug);
};

/**
 * A carousel of the W3C pattern that exchanges one slide for another; its slides are the children
 * of `track`. Moves are animated, and while one lasts further ones are ignored.
 *
 * @param labelledBy id of the heading that names the carousel
 */
export function useCarousel(labelledBy: string, count: number) {
  const [{ active, leaving, direction }, setState] = useState(firstSlide);
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (leaving === null) return;
    const [incoming, outgoing] = [active, leaving].map((index) => track.current?.children[index]);
    const both = incoming instanceof HTMLElement && outgoing instanceof HTMLElement;
    const end = both ? slideAcross(incoming, outgoing, direction) : undefined;
    const timer = setTimeout(() => setState(settle), carouselLock);
    return () => {
      clearTimeout(timer);
      end?.();
    };
  }, [active, leaving, direction]);

  return {
    active,
    leaving,
    track,
    /** Of the element around all of it; the animation is fetched once somebody reaches for it. */
    group: {
      role: 'group',
      'aria-roledescription': 'carousel',
      'aria-labelledby': labelledBy,
      onPointerEnter: preload,
      onFocus: preload,
    },
    /** What a slide says of its place: only the active one, and the one that leaves, are shown. */
    slide: (index: number) => ({
      'data-off': index === active || index === leaving ? undefined : '',
      inert: index === leaving,
    }),
    pick: (index: number) => setState((state) => moveTo(state, index, count)),
    go: (to: Direction) => setState((state) => step(state, to, count)),
  };
}
