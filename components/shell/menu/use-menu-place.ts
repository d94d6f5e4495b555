import { type RefObject, useLayoutEffect, useState } from 'react';
import { placeMenu } from '@/lib/menu/menu-placement';

/** Where the panels hang now: measured at the Solutions trigger, again whenever the window changes. */
export function useMenuPlace(solutions: RefObject<HTMLElement | null>, active: boolean) {
  const [place, setPlace] = useState<{ left: number; width: number }>();

  useLayoutEffect(() => {
    if (!active) return;
    const measure = () => {
      const box = solutions.current?.getBoundingClientRect();
      const center = box ? box.left + box.width / 2 : 0;
      setPlace(placeMenu(document.documentElement.clientWidth, center));
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, [solutions, active]);

  return place;
}
