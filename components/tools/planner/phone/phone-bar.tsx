import { Icon } from '@/components/ui/icon/icon';

interface PhoneBarProps {
  sharing: boolean;
  share: () => void;
  close: (() => void) | undefined;
}

/** The bar over the map of a phone: the title, what leads out, and the way back to the page. */
export const PhoneBar = ({ sharing, share, close }: PhoneBarProps) => (
  <div className="planner-bar">
    <div className="planner-bar-title type-h4">
      {/* The page behind has the heading that links lead to, and its id. */}
      <h2 tabIndex={-1}>Route planner</h2>
    </div>
    <button
      type="button"
      aria-label="Bring, export and share"
      aria-expanded={sharing}
      className="planner-bar-button"
      onClick={share}
    >
      <Icon name="share" className="size-6" />
    </button>
    {close && (
      <button type="button" aria-label="Close" className="planner-bar-button" onClick={close}>
        <Icon name="x" className="size-6" />
      </button>
    )}
  </div>
);
