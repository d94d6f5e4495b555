'use client';

import { useEffect, useState } from 'react';
import { readShare } from '@/lib/blog/read-share';
import { whileScrolling } from '@/lib/watch/while-scrolling';
import './reading-progress.css';

/** How much of the article has been scrolled through, capped at 100. */
export function ReadingProgress() {
  const [share, setShare] = useState(0);

  useEffect(() => {
    return whileScrolling(() => {
      const box = document.getElementById('article')?.getBoundingClientRect();
      if (!box) return;
      const { top, height } = box;
      setShare(readShare({ top, height, windowHeight: window.innerHeight }));
    });
  }, []);

  return (
    <div
      role="progressbar"
      aria-label="Reading progress"
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      className="read-bar scripted unprinted"
      // Zero is the stylesheet's: the page then needs no style attribute.
      style={share > 0 ? { '--read': share } : undefined}
    >
      <span className="read-share absolute rounded-chip type-label" />
    </div>
  );
}
