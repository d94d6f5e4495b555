import { type RefObject, useLayoutEffect, useState } from 'react';

/** US Letter with margins of half an inch, in CSS pixels. A4 is 66 px higher and 22 px narrower, which may break a few more lines. */
const paper = { width: '720px', height: 960 };
/** For fonts that run wider on paper than on the screen. */
const reserve = 24;

const mapHeights = { least: 160, most: 370, flowing: 340 };

/** The map takes what the rest of its sheet leaves of US Letter; where that is too little, the rows go on on further pages. */
export function useMapHeight(sheet: RefObject<HTMLElement | null>) {
  const [layout, setLayout] = useState({ mapHeight: mapHeights.most, flows: false });
  useLayoutEffect(() => {
    const map = sheet.current?.querySelector('.driver-sheet-map');
    const all = sheet.current?.closest<HTMLElement>('.driver-sheets');
    if (!sheet.current || !map || !all) return;
    // They are laid out on paper alone, and for this moment.
    Object.assign(all.style, { display: 'block', width: paper.width });
    const rest = sheet.current.offsetHeight - map.getBoundingClientRect().height;
    all.removeAttribute('style');
    const left = Math.floor(paper.height - reserve - rest);
    const flows = left < mapHeights.least;
    const mapHeight = flows ? mapHeights.flowing : Math.min(mapHeights.most, left);
    setLayout({ mapHeight, flows });
  }, [sheet]);
  return layout;
}
