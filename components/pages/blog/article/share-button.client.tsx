'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { sharePage } from '@/lib/browser/copy-text';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

const words = { shared: '', canceled: '', copied: 'Link copied', failed: 'Not copied' } as const;

/** Shares the article through the device, or copies its address and announces that. */
export function ShareButton({ title }: { title: string }) {
  const [announced, announce] = useTemporaryText();

  const share = async () => {
    const { origin, pathname } = window.location;
    announce(words[await sharePage({ title, url: origin + pathname })]);
  };

  return (
    <>
      <Button variant="outline" onClick={() => void share()}>
        <Icon name={announced === words.copied ? 'check' : 'share-2'} />
        <span>{announced || 'Share'}</span>
      </Button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}
