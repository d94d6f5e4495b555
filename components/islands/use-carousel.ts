import { useEffect, useRef, useState } from 'react';
import { carouselLock, type Direction, firstSlide, moveTo, settle, step } from '@/lib/carousel';
import { slideAcross } from './slide-motion';

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
    pick: (index: number) => setState((state) => moveTo(state, index, count)),
    go: (to: Direction) => setState((state) => step(state, to, count)),
  };
}
