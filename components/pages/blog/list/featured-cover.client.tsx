'use client';

import { useEffect, useRef, useState } from 'react';
import { threadClasses } from '@/components/ui/thread/thread';
import { Cover, type CoverProps } from '../card/cover';

interface FeaturedCoverProps extends Omit<CoverProps, 'className'> {
  /** Stands in place of a picture that did not come. */
  label: string;
}

/** A featured post's cover; one that fails gives way to a ground with a label. */
export function FeaturedCover({ label, ...cover }: FeaturedCoverProps) {
  const classes = threadClasses[cover.thread];
  const box = useRef<HTMLDivElement>(null);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    const image = box.current?.querySelector('img');
    if (!image) return;
    const fail = () => setFailed(true);
    // It may have failed before this script ran.
    if (image.complete && image.naturalWidth === 0) fail();
    image.addEventListener('error', fail);
    return () => image.removeEventListener('error', fail);
  }, []);

  return (
    <div ref={box} className="featured-cover w-full">
      {failed ? (
        <span
          className={`cover featured-label relative flex w-full items-end overflow-clip rounded-card p-5 font-semibold ${classes.color} ${classes.sheet}`}
        >
          {label}
        </span>
      ) : (
        <Cover {...cover} />
      )}
    </div>
  );
}
