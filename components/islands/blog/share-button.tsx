'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { type ShareResult, sharePage } from '@/lib/share-page';

/** As long as any copy confirmation of the site (SPEC 9). */
const confirmationMs = 2000;

const words: Record<ShareResult | 'ready', string> = {
  ready: 'Share',
  shared: 'Share',
  canceled: 'Share',
  copied: 'Link copied',
  failed: 'Not copied',
};

/** Shares the article through the device, or copies its address and says so (SPEC 4, Share button). */
export function ShareButton({ title }: { title: string }) {
  const [result, setResult] = useState<ShareResult | 'ready'>('ready');

  useEffect(() => {
    if (result === 'ready') return;
    const timer = setTimeout(() => setResult('ready'), confirmationMs);
    return () => clearTimeout(timer);
  }, [result]);

  const share = async () => {
    const { origin, pathname } = window.location;
    setResult(await sharePage({ title, url: origin + pathname }));
  };

  const told = result === 'copied' || result === 'failed';
  return (
    <>
      <Button look="outline" onClick={() => void share()} className="article-share">
        <Icon name={result === 'copied' ? 'check' : 'share-2'} />
        {words[result]}
      </Button>
      <span role="status" className="sr-only">
        {told && words[result]}
      </span>
    </>
  );
}
