'use client';

import { Button } from '@/components/ui/button/button';
import { Icon } from '@/components/ui/icon/icon';
import { type ShareResult, sharePage } from '@/lib/browser/share-page';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

/** What the device's own sharing does not say itself. */
const words: Record<ShareResult, string> = {
  shared: '',
  canceled: '',
  copied: 'Link copied',
  failed: 'Not copied',
};

/** Shares the article through the device, or copies its address and says so. */
export function ShareButton({ title }: { title: string }) {
  const [said, say] = useTemporaryText();

  const share = async () => {
    const { origin, pathname } = window.location;
    say(words[await sharePage({ title, url: origin + pathname })]);
  };

  return (
    <>
      <Button variant="outline" onClick={() => void share()}>
        <Icon name={said === words.copied ? 'check' : 'share-2'} />
        <span>{said || 'Share'}</span>
      </Button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
