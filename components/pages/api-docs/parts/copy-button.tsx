import { Icon } from '@/components/ui/icon/icon';

/**
 * Copies the code of the figure it stands in, which is the business of `Copying`: so many buttons
 * cost the page's script and data nothing.
 */
export const CopyButton = ({ word, what }: { word: string; what: string }) => (
  <button type="button" className="copy scripted" aria-label={`${word}: ${what}`}>
    <Icon name="copy" className="size-4" />
    <span>{word}</span>
  </button>
);
