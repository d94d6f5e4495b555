import { Icon } from '@/components/ui/icon/icon';

interface PhoneBarProps {
  sharing: boolean;
  share: () => void;
  close: (() => void) | undefined;
}

/** Enlarged text grows as far as the bar has room. */
const heading = 'text-[min(1em,11vw)]/[1.1] whitespace-nowrap';

/** A finger has more room than the ring has in the bar. */
const button =
  'relative mx-(--space-4) grid size-[40px] place-items-center after:absolute after:-inset-(--space-4)';

/** The bar over the map of a phone: the title, what leads out, and the way back to the page. */
export const PhoneBar = ({ sharing, share, close }: PhoneBarProps) => (
  <div className="relative z-3 flex h-[56px] items-center rule-b border-line bg-paper ps-(--space-20) pe-(--space-8)">
    <div className="type-h4 min-w-0 flex-1">
      {/* The page behind has the heading that links lead to, and its id. */}
      <h2 tabIndex={-1} className={heading}>
        Route planner
      </h2>
    </div>
    <button
      type="button"
      aria-label="Bring, export and share"
      aria-expanded={sharing}
      className={button}
      onClick={share}
    >
      <Icon name="share" className="size-6" />
    </button>
    {close && (
      <button type="button" aria-label="Close" className={button} onClick={close}>
        <Icon name="x" className="size-6" />
      </button>
    )}
  </div>
);
