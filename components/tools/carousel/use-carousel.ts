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

/** On the carousel: fetches the animation as soon as somebody reaches for it. */
const ears = { onPointerEnter: preload, onFocus: preload };

/**
 * State of a carousel whose slides are the children of `track`: moves are animated, and while one
 * lasts further ones are ignored (SPEC 4).
 */
export function useCarousel(count: number) {
  const [{ active, leaving, direction }, setState] = useState(firstSlide);
  const track = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (leaving === null) return;
    const slide = (index: number) => track.current?.children[index] as HTMLElement;
    const end = slideAcross(slide(active), slide(leaving), direction);
    const timer = setTimeout(() => setState(settle), carouselLock);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [active, leaving, direction]);

  return {
    active,
    leaving,
    track,
    ears,
    /** What a slide says of its place: only the active one, and the one that leaves, are shown. */
    slide: (index: number) => ({
      'data-off': index === active || index === leaving ? undefined : '',
      inert: index === leaving,
    }),
    pick: (index: number) => setState((state) => moveTo(state, index, count)),
    go: (to: Direction) => setState((state) => step(state, to, count)),
  };
}
