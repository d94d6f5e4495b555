'use client';

import { Icon } from '@/components/ui/icon/icon';
import type { ArticleWords } from '@/content/schemas/help';
import { copyText } from '@/lib/browser/copy-text';
import { useTemporaryText } from '@/lib/hooks/use-temporary-text';

/** Copies an address, and announces for two seconds whether that worked. */
export function CopyAddress({ address, words }: { address: string; words: ArticleWords['share'] }) {
  const [announced, announce] = useTemporaryText();
  const copy = async () => announce((await copyText(address)) ? words.copied : words.failed);

  return (
    <>
      <button
        type="button"
        className="flex min-h-11 items-center gap-2 underline-offset-4 hover:underline scripted"
        onClick={copy}
      >
        <Icon name={announced === words.copied ? 'check' : 'link'} className="size-4.5" />
        <span>{announced || words.copy}</span>
      </button>
      <span role="status" className="sr-only">
        {announced}
      </span>
    </>
  );
}
