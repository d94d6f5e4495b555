'use client';

import { useEffect, useRef, useState } from 'react';
import { type Thread, threadClasses } from '@/components/ui/thread/thread';
import type { PictureFile } from '@/lib/picture/picture-file';
import { Cover } from '../card/cover';

interface FeaturedCoverProps {
  slug: string;
  thread: Thread;
  cover?: PictureFile | undefined;
  /** Stands in place of a picture that did not come. */
  label: string;
  /** In the first screen: loaded at once and first. */
  first?: boolean;
}

/** A featured post's cover; one that fails gives way to a ground with a label. */
export function FeaturedCover({ slug, thread, cover, label, first }: FeaturedCoverProps) {
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
    <div ref={box} className={`featured-cover ${threadClasses[thread].color}`}>
      {failed ? (
        <span className={`featured-label ${threadClasses[thread].sheet}`}>{label}</span>
      ) : (
        <Cover
          slug={slug}
          thread={thread}
          cover={cover}
          first={first}
          className="featured-picture"
        />
      )}
    </div>
  );
}
